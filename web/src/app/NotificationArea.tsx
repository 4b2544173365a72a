import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notificationsNeeded, onNotificationsNeeded } from '#ui/notifications-needed.ts';

const Notifications = lazy(() =>
  import('@mantine/notifications').then((library) => ({ default: library.Notifications })),
);

/** Where notifications are shown; loaded with the first code that shows some. */
export function NotificationArea() {
  const needed = useSyncExternalStore(onNotificationsNeeded, notificationsNeeded);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Notifications position="top-right" limit={4} />
    </Suspense>
  );
}
