// Shows push messages. It caches nothing and answers no requests.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const options = { body, icon: '/icons/any-192.png', tag: 'intranet', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Opens the page in a tab of the intranet, or in a new one. */
async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) {
    await self.clients.openWindow(address.href);
    return;
  }
  await tab.focus();
  await tab.navigate(address.href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
