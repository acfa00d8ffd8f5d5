"""How Sphinx builds these pages: plain Markdown in, a site that asks no other host for anything out."""

project = "Hokm"
author = "The Hokm authors"
copyright = author
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Hokm"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0f5e5c", "color-brand-content": "#0f5e5c"},
    "dark_css_variables": {"color-brand-primary": "#6fd6cc", "color-brand-content": "#6fd6cc"},
}
# Links to headings, as they are written everywhere else: `page.md#the-heading`.
myst_heading_anchors = 3
nitpicky = True
# Packages that the pages speak of: what they hold is shown there.
exclude_patterns = ["examples"]
