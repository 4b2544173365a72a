import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

export function SecretButton({
  tip,
  label,
  icon: Picture,
  busy = false,
  onPress,
}: {
  tip: string;
  label: string;
  icon: Icon;
  busy?: boolean;
  onPress: () => void;
}) {
  return (
    <Tooltip label={tip}>
      <ActionIcon
        size={26}
        variant="subtle"
        color="gray"
        aria-label={label}
        loading={busy}
        onClick={onPress}
      >
        <Picture size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
