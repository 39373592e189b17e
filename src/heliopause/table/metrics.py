"""What the server counts about itself."""

import time


class Metrics:
    """Plain counters, shown at /metrics."""

    def __init__(self) -> None:
        self.started = time.time()
        self.choices = 0
        self.fallbacks = 0  # choices a bot lost because it failed
        self.refusals = 0

    def lines(self, tables: int, listeners: int) -> str:
        """In Prometheus' text format."""
        values = {
            "heliopause_uptime_seconds": round(time.time() - self.started, 1),
            "heliopause_choices_total": self.choices,
            "heliopause_bot_fallbacks_total": self.fallbacks,
            "heliopause_refusals_total": self.refusals,
            "heliopause_tables_loaded": tables,
            "heliopause_listeners": listeners,
        }
        kinds = {name: "counter" if name.endswith("_total") else "gauge" for name in values}
        return "".join(f"# TYPE {name} {kinds[name]}\n{name} {value}\n" for name, value in values.items())
