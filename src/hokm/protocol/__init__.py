"""The messages between browser and server, and the codes of refusal: two closed unions and their schema.

What for: reading and writing what goes over the wire, and exporting the schema that the page is typed by.
What not: no state, no event that was not filtered for its viewer, no decision.
Who may call: server and client; the page through its generated types.
"""
