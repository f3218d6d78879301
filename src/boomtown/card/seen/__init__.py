"""Views, events and options as a seat may see them."""
