"""Packs as files that people write, compare, merge and exchange. How a pack is read stands in content.py."""
