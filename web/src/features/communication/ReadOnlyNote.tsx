import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

export function ReadOnlyNote({ children }: { children: string }) {
  return (
    <Alert color="gray" icon={<IconLock size={18} aria-hidden />} py="xs">
      {children}
    </Alert>
  );
}
