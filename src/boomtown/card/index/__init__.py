"""Index of the hooks that work now, with distances and ranges. index.py builds it from parts, one for each seat."""
