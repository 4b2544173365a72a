import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './ErrorArea.module.css';

/** A form's error message, announced when it appears. */
export function ErrorArea({ message }: { message: string | null }) {
  return (
    <div role="alert" aria-live="assertive" className={classes.area}>
      {message && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} p="sm">
          {message}
        </Alert>
      )}
    </div>
  );
}
