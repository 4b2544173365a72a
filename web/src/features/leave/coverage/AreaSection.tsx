import { ActionIcon, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { peopleKeys } from '#features/people/api.ts';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { SettlingList } from '#ui/tables/SettlingList.tsx';
import { AddPairDialog } from './AddPairDialog.tsx';
import { type AreaCoverage, removeCoveragePair } from './api.ts';
import classes from './CoverageTab.module.css';
import { LimitForm } from './LimitForm.tsx';

type Pair = AreaCoverage['pairs'][number];

export function AreaSection({ area }: { area: AreaCoverage }) {
  const id = useId();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Pair | null>(null);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={id} className={classes.name} dir="auto">
            {area.area}
          </Title>
          <Text size="sm" c="dimmed">
            {area.people.length === 1 ? '1 person' : `${area.people.length} people`}
          </Text>
        </div>
        <LimitForm area={area.area} maxAway={area.max_away} />
        <div>
          <Group justify="space-between" gap="xs" mb="xs">
            <Text size="sm" fw={600}>
              Not away together
            </Text>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={`Add a pair: ${area.area}`}
              disabled={area.people.length < 2}
              onClick={() => setAdding(true)}
            >
              Add a pair
            </Button>
          </Group>
          {area.pairs.length === 0 ? (
            <Text size="sm" c="dimmed">
              No pairs.
            </Text>
          ) : (
            <SettlingList className={classes.pairs} aria-label={`Not away together: ${area.area}`}>
              {area.pairs.map((pair) => (
                <li key={pair.id}>
                  <Text size="sm" className={classes.name}>
                    <bdi>{pair.first}</bdi> and <bdi>{pair.second}</bdi>
                  </Text>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={`Remove ${pair.first} and ${pair.second}`}
                    onClick={() => setRemoving(pair)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </SettlingList>
          )}
        </div>
      </Stack>
      {adding && <AddPairDialog area={area} onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          title="Remove this pair?"
          action="Remove"
          cancel="Back"
          send={() => removeCoveragePair(removing.id)}
          refresh={peopleKeys.refresh}
          onClose={() => setRemoving(null)}
        >
          Nobody is warned any more when {removing.first} and {removing.second} are away together.
        </ConfirmDialog>
      )}
    </Paper>
  );
}
