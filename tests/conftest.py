"""How Hypothesis searches: no test asserts a time, CI repeats the same examples, `make soak` tries many more."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", parent=settings.get_profile("steady"), derandomize=False, max_examples=2000)
settings.load_profile("steady")
