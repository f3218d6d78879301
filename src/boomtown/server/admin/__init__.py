"""Work of the operator on the data: backup, restore, export, purge, diagnostics."""
