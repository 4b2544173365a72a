import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text } from '@mantine/core';
import { StateBadge, type Tone } from '../feedback/StateBadge.tsx';
import type { Column } from '../tables/data-table/column.ts';
import type { ImportLabels } from './import-labels.ts';

interface Line<Action extends string> {
  line: number;
  action: Action | 'wrong';
  details: readonly string[];
}

const TONES: Record<string, Tone> = {
  create: 'good',
  change: 'waiting',
  ask: 'waiting',
  wrong: 'bad',
};

export function importColumns<Action extends string, Row extends Line<Action>>(
  { actions }: ImportLabels<Action>,
  about: readonly Column<Row>[],
): Column<Row>[] {
  return [
    { id: 'line', header: t('Line'), kind: 'number', value: (row) => row.line },
    ...about,
    {
      id: 'action',
      header: t('Result'),
      value: (row) => actions[row.action],
      nowrap: true,
      render: ({ action }) => (
        <StateBadge tone={TONES[action] ?? 'quiet'}>{actions[action]}</StateBadge>
      ),
    },
    {
      id: 'details',
      header: t('Details'),
      value: (row) => row.details.join('; '),
      minWidth: 240,
      render: ({ details }) =>
        details.map((detail) => (
          <Text key={detail} component="span" size="sm" display="block" dir="auto">
            {detail}
          </Text>
        )),
    },
  ];
}
