import { Button } from '@mantine/core';

/** Leads to the row where an entry's password is changed. */
export function GoButton({ name, onGo }: { name: string; onGo: () => void }) {
  return (
    <Button size="compact-sm" variant="light" aria-label={`Change ${name}`} onClick={onGo}>
      Change
    </Button>
  );
}
