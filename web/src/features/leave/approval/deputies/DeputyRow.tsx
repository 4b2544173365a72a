import type { Day } from '@intranet/contract/core/days.ts';
import type { Deputy } from '@intranet/contract/leave/deputies-endpoints.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import classes from './DeputiesTab.module.css';
import { deputyState, whenText } from './labels.ts';

export function DeputyRow({
  deputy,
  own,
  headAway,
  today,
  onRemove,
}: {
  deputy: Deputy;
  own: boolean;
  headAway: boolean;
  today: Day;
  onRemove: () => void;
}) {
  const state = deputyState(deputy, headAway, today);
  return (
    <li className={classes.row}>
      <PersonAvatar name={deputy.name} photo="" />
      <div className={classes.text}>
        <Group gap="xs">
          <Text size="sm" fw={600} className={classes.name} dir="auto">
            {deputy.name}
          </Text>
          {state && <StateBadge tone={state.tone}>{state.text}</StateBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {deputy.area} · {whenText(deputy, own ? 'you are' : 'the Head is')}
        </Text>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove ${deputy.name}, ${whenText(deputy, own ? 'you are' : 'the Head is')}`}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
