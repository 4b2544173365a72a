import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

/** Says why there is nothing to change here (D4). */
export function ReadOnlyNote({ children }: { children: string }) {
  return (
    <Alert color="gray" icon={<IconLock size={18} aria-hidden />} py="xs">
      {children}
    </Alert>
  );
}
