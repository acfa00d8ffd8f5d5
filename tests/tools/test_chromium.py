"""The browser that the browser tests drive starts, draws, reads both directions, and lets event loops run after it."""

from playwright.sync_api import Browser


def test_the_browser_draws_what_it_is_given(chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.set_content('<body dir="rtl" style="margin:0"><button style="width:80px">حکم</button>')
    box = page.get_by_role("button", name="حکم").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (310, 80)
    context.close()
