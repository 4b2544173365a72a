import { Alert, Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import {
  closeFallbackAlert,
  currentFallbackAlert,
  onFallbackAlertChange,
} from '#ui/feedback/fallback-alert.ts';
import classes from './FallbackAlert.module.css';

/** Replaces notifications while their code can't be loaded. */
export function FallbackAlert() {
  const notice = useSyncExternalStore(onFallbackAlertChange, currentFallbackAlert);
  if (!notice) return null;
  const { message, retry } = notice;
  return (
    <Alert
      role="alert"
      className={classes.notice}
      withCloseButton
      closeButtonLabel="Close"
      onClose={closeFallbackAlert}
    >
      <Text size="sm">{message}</Text>
      {retry && (
        <Button
          size="compact-sm"
          variant="light"
          mt="xs"
          onClick={() => {
            closeFallbackAlert();
            retry();
          }}
        >
          Try again
        </Button>
      )}
    </Alert>
  );
}
