import { t } from '@intranet/contract/core/i18n/t.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { ItemProblem } from '@intranet/contract/links/item-endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linksKeys } from '../api.ts';
import { itemProblemsQuery, solveProblem } from './api.ts';
import { PendingList } from './PendingList.tsx';

function Problem({ problem }: { problem: ItemProblem }) {
  const { id, item, text, reported_at, reported_by } = problem;
  const { moments } = useMoments();
  const { send, pending } = useNotifiedSave(solveProblem, linksKeys.refresh, {
    refreshAfterFailure: true,
  });
  const name = { person: reported_by, item: item.name };
  return (
    <Group component="li" gap="sm" px="md" py="sm" align="center">
      <Stack gap={2} flex="1 1 280px" miw={0}>
        <Anchor
          component={PageLink}
          to="/item"
          search={{ id: String(item.id) }}
          size="sm"
          fw={500}
          dir="auto"
          style={{ overflowWrap: 'anywhere' }}
        >
          {item.name}
        </Anchor>
        <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <Text size="xs" c="dimmed">
          {[reported_by, t(departmentOf(item).label), moments.minute(reported_at)].join(' · ')}
        </Text>
      </Stack>
      <Button
        size="xs"
        variant="default"
        loading={pending}
        aria-label={t('Mark as solved: {item}, reported by {person}', name)}
        onClick={() => send(id)}
      >
        {t('Mark as solved')}
      </Button>
    </Group>
  );
}

/** The problems that readers reported with items the user looks after. @param empty shown without any */
export function ItemProblems({ empty = null }: { empty?: ReactNode }) {
  return (
    <PendingList query={useQuery(itemProblemsQuery)} label={t('Reported problems')} empty={empty}>
      {(problem) => <Problem key={problem.id} problem={problem} />}
    </PendingList>
  );
}
