import { Alert, Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { closePlainNotice, onPlainNotice, plainNotice } from '#ui/plain-notices.ts';
import classes from './PlainNotice.module.css';

/** In the place of notifications, while these cannot be loaded. */
export function PlainNotice() {
  const notice = useSyncExternalStore(onPlainNotice, plainNotice);
  if (!notice) return null;
  const { message, retry } = notice;
  return (
    <Alert
      role="alert"
      className={classes.notice}
      withCloseButton
      closeButtonLabel="Close"
      onClose={closePlainNotice}
    >
      <Text size="sm">{message}</Text>
      {retry && (
        <Button
          size="compact-sm"
          variant="light"
          mt="xs"
          onClick={() => {
            closePlainNotice();
            retry();
          }}
        >
          Try again
        </Button>
      )}
    </Alert>
  );
}
