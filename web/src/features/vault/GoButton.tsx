import { Button } from '@mantine/core';

/** Leads to where a secret of an entry is changed. */
export function GoButton({
  name,
  label = 'Change',
  onGo,
}: {
  /** Of the entry. */
  name: string;
  label?: string;
  onGo: () => void;
}) {
  return (
    <Button size="compact-sm" variant="light" aria-label={`${label} ${name}`} onClick={onGo}>
      {label}
    </Button>
  );
}
