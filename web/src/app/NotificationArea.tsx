import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notificationsNeeded, onNotificationsNeeded } from '#ui/notifications-needed.ts';
import { loadNotices } from '#ui/notify.ts';
import { useLate } from '#ui/use-late.ts';

const Notifications = lazy(() =>
  import('@mantine/notifications').then((library) => ({ default: library.Notifications })),
);

/** Where notifications are shown. Loaded late, so that a lost connection can be told of, or with the first one. */
export function NotificationArea() {
  const needed = useSyncExternalStore(onNotificationsNeeded, notificationsNeeded);
  useLate(() => void Promise.allSettled([loadNotices()]));
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Notifications position="top-right" limit={4} />
    </Suspense>
  );
}
