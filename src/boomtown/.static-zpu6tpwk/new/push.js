// Shows a notice that comes while the page is closed, and opens the table it is about. Runs by itself, beside the page.
self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  const home = new URL(".", self.location.href);
  const notice = {
    body,
    tag: url,
    icon: new URL("favicon-turn.svg", home).href,
    data: new URL(url.slice(1), home).href,
  };
  event.waitUntil(self.registration.showNotification(title, notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => page.url.startsWith(url));
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(show());
});
