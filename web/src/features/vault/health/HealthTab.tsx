import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { timeAgo } from '#ui/moments.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { healthQuery, vaultQuery } from '../api.ts';
import { GoButton } from '../GoButton.tsx';
import { SCORE_WORDS } from '../strength/score-labels.ts';
import { useGoToEntry } from '../use-go-to-entry.ts';
import { findingsOf, type JudgedEntry } from './findings.ts';

/** An entry in the list of those that share a password. */
interface Shared extends JudgedEntry {
  group: string;
}

const TONES = ['bad', 'bad', 'waiting', 'good', 'good'] as const;
const keyOf = ({ id }: JudgedEntry) => id;

/** Which passwords are weak, used twice or old; each leads to its row. The server judges, and tells no password. */
export function HealthTab() {
  const list = useQuery(vaultQuery);
  const health = useQuery(healthQuery);
  const goTo = useGoToEntry();
  const [now] = useState(() => Date.now());
  const findings = useMemo(
    () => findingsOf(list.data?.entries ?? [], health.data ?? [], now),
    [list.data, health.data, now],
  );
  const shared = useMemo(
    () =>
      findings.groups.flatMap((group, at) =>
        group.map((entry): Shared => ({ ...entry, group: `Password ${at + 1}` })),
      ),
    [findings],
  );
  const error = list.error ?? health.error;
  const state = {
    loading: list.isPending || health.isPending,
    failed: error && {
      message: sentenceOf(error),
      retry: () => {
        void list.refetch();
        void health.refetch();
      },
    },
  };
  const columns = useMemo(() => {
    const text = { kind: 'text' } as const;
    const platform: Column<JudgedEntry> = {
      ...text,
      id: 'platform',
      header: 'Platform',
      value: (entry) => entry.platform,
      width: 170,
    };
    const user: Column<JudgedEntry> = {
      ...text,
      id: 'user',
      header: 'User',
      value: (entry) => entry.user,
      width: 180,
    };
    const strength: Column<JudgedEntry> = {
      ...text,
      id: 'strength',
      header: 'Strength',
      // Sorts by the score, and shows its word.
      value: ({ score }) => (score === null ? null : String(score)),
      format: (score: string) => SCORE_WORDS[Number(score) as 0],
      width: 120,
      render: ({ score }) =>
        score === null ? (
          ''
        ) : (
          <StateBadge tone={TONES[score as 0] ?? 'quiet'}>{SCORE_WORDS[score as 0]}</StateBadge>
        ),
    };
    const changed: Column<JudgedEntry> = {
      ...text,
      id: 'changed',
      header: 'Changed',
      value: (entry) => entry.password_changed_at,
      format: (at: string) => timeAgo(at, now),
      width: 130,
    };
    const go: Column<JudgedEntry> = {
      ...text,
      id: 'actions',
      header: 'Actions',
      value: () => null,
      sortable: false,
      exported: false,
      width: 110,
      render: (entry) => <GoButton name={entry.platform} onGo={() => goTo(entry, 'password')} />,
    };
    const group: Column<Shared> = {
      ...text,
      id: 'group',
      header: 'Same password',
      value: (entry) => entry.group,
      width: 130,
    };
    return {
      weak: [platform, user, strength, changed, go],
      shared: [group, platform, user, strength, go] as Column<Shared>[],
      old: [platform, user, changed, strength, go],
    };
  }, [now, goTo]);

  return (
    <Stack gap="xl">
      {!state.loading && !error && (
        <SimpleGrid cols={3} spacing="sm">
          <Figure count={findings.weak.length} text="weak" />
          <Figure count={shared.length} text="sharing a password" />
          <Figure count={findings.old.length} text="older than a year" />
        </SimpleGrid>
      )}
      <Section title="Weak">
        <DataTable
          label="Weak passwords"
          noun={['password', 'passwords']}
          rows={findings.weak}
          columns={columns.weak}
          rowKey={keyOf}
          empty="No weak passwords"
          exportName="weak-passwords"
          {...state}
        />
      </Section>
      <Section title="Used more than once">
        <DataTable
          label="Passwords used more than once"
          noun={['password', 'passwords']}
          rows={shared}
          columns={columns.shared}
          rowKey={keyOf}
          empty="No password is used more than once"
          exportName="passwords-used-more-than-once"
          {...state}
        />
      </Section>
      <Section title="Older than a year">
        <DataTable
          label="Old passwords"
          noun={['password', 'passwords']}
          rows={findings.old}
          columns={columns.old}
          rowKey={keyOf}
          empty="No password is older than a year"
          exportName="old-passwords"
          {...state}
        />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Figure({ count, text }: { count: number; text: string }) {
  return (
    <Paper withBorder p={{ base: 'xs', xs: 'md' }}>
      <Text fz={28} fw={700} lh={1.2}>
        {count}
      </Text>
      <Text size="sm">{text}</Text>
    </Paper>
  );
}
