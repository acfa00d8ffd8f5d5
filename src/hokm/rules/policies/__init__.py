"""The policies that fill a variant's slots: small frozen objects with their data inside."""
