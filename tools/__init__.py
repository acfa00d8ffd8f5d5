"""What prepares and checks this checkout; nothing here is installed."""
