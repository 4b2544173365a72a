import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  isNotificationAreaRequested,
  onNotificationAreaRequested,
} from '#ui/feedback/notification-area.ts';
import { loadNotifications } from '#ui/feedback/notify.ts';
import { FallbackAlert } from './FallbackAlert.tsx';

const Notifications = lazy(() =>
  import('@mantine/notifications').then((library) => ({ default: library.Notifications })),
);

const PRESSES = ['pointerdown', 'keydown'];

/** Shows notifications. Loaded with the first press on the page or the first notification. */
export function NotificationArea() {
  const needed = useSyncExternalStore(onNotificationAreaRequested, isNotificationAreaRequested);
  useEffect(() => {
    const gone = new AbortController();
    const prepare = () => {
      gone.abort();
      void loadNotifications().catch(() => undefined);
    };
    for (const press of PRESSES) document.addEventListener(press, prepare, gone);
    return () => gone.abort();
  }, []);
  return (
    <>
      <FallbackAlert />
      {needed && (
        <Suspense fallback={null}>
          <Notifications position="top-right" limit={4} />
        </Suspense>
      )}
    </>
  );
}
