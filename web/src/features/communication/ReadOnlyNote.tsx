import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

/** Explains why the page is read-only (D4). */
export function ReadOnlyNote({ children }: { children: string }) {
  return (
    <Alert color="gray" icon={<IconLock size={18} aria-hidden />} py="xs">
      {children}
    </Alert>
  );
}
