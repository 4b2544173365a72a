import { Button } from '@mantine/core';

/** A link to the page where an entry's secret can be changed. */
export function GoButton({
  name,
  label = 'Change',
  onGo,
}: {
  /** The entry's name. */
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
