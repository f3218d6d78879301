"""The index of the hooks that work now, with distances and ranges: index.py makes it of parts, one for each seat."""
