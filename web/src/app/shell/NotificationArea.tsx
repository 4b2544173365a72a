import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  closeFallbackAlert,
  currentFallbackAlert,
  onFallbackAlertChange,
} from '#ui/feedback/fallback-alert.ts';
import {
  isNotificationAreaRequested,
  onNotificationAreaRequested,
} from '#ui/feedback/notification-area.ts';
import { loadNotifications } from '#ui/feedback/notify.ts';
import { RetryButton } from '#ui/feedback/RetryButton.tsx';
import classes from './FallbackAlert.module.css';

const Notifications = lazy(async () => {
  const [library] = await Promise.all([
    import('@mantine/notifications'),
    import('@mantine/notifications/styles.layer.css'),
  ]);
  return { default: library.Notifications };
});

const PRESSES = ['pointerdown', 'keydown'];

/** Replaces notifications while their code can't be loaded. */
function FallbackAlert() {
  const notice = useSyncExternalStore(onFallbackAlertChange, currentFallbackAlert);
  if (!notice) return null;
  const { message, lang, retry, retryLabel } = notice;
  return (
    <Alert
      role="alert"
      className={classes.notice}
      withCloseButton
      lang={lang}
      closeButtonLabel={t('Close')}
      onClose={closeFallbackAlert}
    >
      <Text size="sm">{message}</Text>
      {retry && (
        <RetryButton
          mt="xs"
          label={retryLabel}
          onRetry={() => {
            closeFallbackAlert();
            retry();
          }}
        />
      )}
    </Alert>
  );
}

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
          <Notifications position="bottom-center" limit={4} className={classes.notifications} />
        </Suspense>
      )}
    </>
  );
}
