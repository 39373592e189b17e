"""HTTP as `httpx.get` and its like, by one client: a new one would read all certificates again, and lose patience.

What answers at once on an idle machine may take a minute on a busy one.
"""

import atexit

import httpx

client = httpx.Client(timeout=120)
get, post, delete = client.get, client.post, client.delete
atexit.register(client.close)
