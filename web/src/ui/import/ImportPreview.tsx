import type { ImportLine } from '@intranet/contract/core/import.ts';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { ACTION_LABELS, countLines, hindrance, linesInWords, summarize } from './import-words.ts';

const TONES = { create: 'good', change: 'waiting', wrong: 'bad' } as const;

const COLUMNS: Column<ImportLine>[] = [
  { id: 'line', header: 'Line', kind: 'number', value: (row) => row.line, width: 76 },
  {
    id: 'name',
    header: 'Name',
    kind: 'text',
    value: (row) => row.name,
    missing: '–',
    width: 180,
  },
  {
    id: 'action',
    header: 'What happens',
    kind: 'text',
    value: (row) => ACTION_LABELS[row.action],
    width: 136,
    render: ({ action }) =>
      action === 'none' ? (
        ACTION_LABELS.none
      ) : (
        <StateBadge tone={TONES[action]}>{ACTION_LABELS[action]}</StateBadge>
      ),
  },
  {
    id: 'details',
    header: 'Details',
    kind: 'text',
    value: (row) => row.details.join('; '),
    width: 380,
    render: ({ details }) =>
      details.map((detail) => (
        <Text key={detail} component="span" size="sm" display="block" dir="auto">
          {detail}
        </Text>
      )),
  },
];

const keyOf = (row: ImportLine) => row.line;

/** What a file would do, wrong lines first, and the button that does it. */
export function ImportPreview({
  lines,
  label,
  exportName,
  busy,
  onImport,
}: {
  lines: readonly ImportLine[];
  /** The table's name. */
  label: string;
  exportName: string;
  busy: boolean;
  onImport: () => void;
}) {
  const [onlyWrong, setOnlyWrong] = useState(false);
  const wrong = countLines(lines, 'wrong');
  const rows = useMemo(() => {
    const first = lines.filter(({ action }) => action === 'wrong');
    return onlyWrong && first.length > 0
      ? first
      : [...first, ...lines.filter(({ action }) => action !== 'wrong')];
  }, [lines, onlyWrong]);
  const reason = hindrance(lines);
  const count = countLines(lines, 'create', 'change');
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="center">
        <Text role="status" fw={600}>
          {summarize(lines)}
        </Text>
        {wrong > 0 && (
          <Switch
            label="Only wrong"
            checked={onlyWrong}
            onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
          />
        )}
      </Group>
      <Group gap="md">
        <Button disabled={reason !== null} loading={busy} onClick={onImport}>
          {reason === null ? `Import ${linesInWords(count)}` : 'Import'}
        </Button>
        {reason && (
          <Text size="sm" c="dimmed" flex="1 1 240px">
            {reason}
          </Text>
        )}
      </Group>
      <DataTable
        label={label}
        noun={['line', 'lines']}
        rows={rows}
        total={lines.length}
        columns={COLUMNS}
        rowKey={keyOf}
        empty="The file has no lines"
        exportName={exportName}
      />
    </Stack>
  );
}
