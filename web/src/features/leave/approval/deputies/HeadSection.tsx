import type { Day } from '@intranet/contract/core/days.ts';
import type { Deputy } from '@intranet/contract/leave/deputies-endpoints.ts';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { peopleKeys } from '#features/people/api.ts';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { SettlingList } from '#ui/tables/SettlingList.tsx';
import { type Candidate, type HeadDeputies, removeDeputy } from './api.ts';
import classes from './DeputiesTab.module.css';
import { DeputyRow } from './DeputyRow.tsx';
import { whenText } from './labels.ts';
import { NameDeputyDialog } from './NameDeputyDialog.tsx';

interface Props {
  head: HeadDeputies;
  own: boolean;
  candidates: readonly Candidate[];
  today: Day;
}

export function HeadSection({ head, own, candidates, today }: Props) {
  const id = useId();
  const [naming, setNaming] = useState(false);
  const [removing, setRemoving] = useState<Deputy | null>(null);
  const { deputies, away } = head;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <div className={classes.text}>
            <Group gap="xs">
              <Title order={2} size="h4" id={id} className={classes.name} dir="auto">
                {own ? 'Your deputies' : head.name}
              </Title>
              {away && <StateBadge tone="waiting">Away today</StateBadge>}
            </Group>
            <Text size="sm" c="dimmed">
              {head.area}
            </Text>
          </div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={own ? undefined : `Name a deputy of ${head.name}`}
            onClick={() => setNaming(true)}
          >
            Name a deputy
          </Button>
        </Group>
        {deputies.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nobody is named.
          </Text>
        ) : (
          <SettlingList
            className={classes.list}
            aria-label={own ? 'Your deputies' : `Deputies of ${head.name}`}
          >
            {deputies.map((deputy) => (
              <DeputyRow
                key={deputy.id}
                deputy={deputy}
                own={own}
                headAway={away}
                today={today}
                onRemove={() => setRemoving(deputy)}
              />
            ))}
          </SettlingList>
        )}
      </Stack>
      {naming && (
        <NameDeputyDialog
          head={head}
          own={own}
          candidates={candidates}
          onClose={() => setNaming(false)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title="Remove this deputy?"
          action="Remove"
          cancel="Back"
          send={() => removeDeputy(removing.id)}
          refresh={peopleKeys.refresh}
          onClose={() => setRemoving(null)}
        >
          {`${removing.name} (${whenText(removing, own ? 'you are' : 'the Head is')}) no longer stands in for ${own ? 'you' : head.name}. What waits for them goes to the next in line.`}
        </ConfirmDialog>
      )}
    </Paper>
  );
}
