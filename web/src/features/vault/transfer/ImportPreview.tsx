import type {
  PasswordImport,
  PasswordImportLine,
} from '@intranet/contract/vault/transfer-endpoints.ts';
import { PASSWORD_FORMS } from '@intranet/contract/vault/transfer-endpoints.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import type { Column } from '#ui/tables/data-table/column.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { ACTION_LABELS, countLines, hindrance, inWords, summarize } from './import-labels.ts';

const TONES = { create: 'good', none: 'quiet', wrong: 'bad' } as const;

const COLUMNS: Column<PasswordImportLine>[] = [
  { id: 'line', header: 'Line', kind: 'number', value: (row) => row.line, width: 70 },
  { id: 'platform', header: 'Platform', kind: 'text', value: (row) => row.platform, width: 160 },
  { id: 'user', header: 'User', kind: 'text', value: (row) => row.user, width: 160 },
  {
    id: 'action',
    header: 'What happens',
    kind: 'text',
    value: (row) => ACTION_LABELS[row.action],
    width: 150,
    render: ({ action }) => <StateBadge tone={TONES[action]}>{ACTION_LABELS[action]}</StateBadge>,
  },
  {
    id: 'details',
    header: 'Details',
    kind: 'text',
    value: (row) => row.details.join('; '),
    width: 240,
    render: ({ details }) =>
      details.map((detail) => (
        <Text key={detail} component="span" size="sm" display="block" dir="auto">
          {detail}
        </Text>
      )),
  },
];

const keyOf = (row: PasswordImportLine) => row.line;

/** What a file would do, wrong lines first, and the button that does it. */
export function ImportPreview({
  plan: { form, lines },
  busy,
  onImport,
}: {
  plan: PasswordImport;
  busy: boolean;
  onImport: () => void;
}) {
  const rows = useMemo(() => {
    const first = lines.filter(({ action }) => action === 'wrong');
    return [...first, ...lines.filter(({ action }) => action !== 'wrong')];
  }, [lines]);
  const reason = hindrance(lines);
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {PASSWORD_FORMS[form]} file: {summarize(lines)}
      </Text>
      <Group gap="md">
        <Button disabled={reason !== null} loading={busy} onClick={onImport}>
          {reason === null ? `Import ${inWords(countLines(lines, 'create'))}` : 'Import'}
        </Button>
        {reason && (
          <Text size="sm" c="dimmed" flex="1 1 240px">
            {reason}
          </Text>
        )}
      </Group>
      <DataTable
        label="Lines of the file"
        noun={['line', 'lines']}
        rows={rows}
        columns={COLUMNS}
        rowKey={keyOf}
        empty="The file has no lines"
        exportName="passwords-import"
      />
    </Stack>
  );
}
