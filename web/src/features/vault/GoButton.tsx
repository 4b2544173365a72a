import { Button } from '@mantine/core';

export function GoButton({
  name,
  label = 'Change',
  onGo,
}: {
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
