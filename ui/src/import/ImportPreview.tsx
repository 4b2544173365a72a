import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Column } from '../tables/data-table/column.ts';
import { DataTable } from '../tables/data-table/DataTable.tsx';
import {
  countLines,
  type ImportLabels,
  importedCount,
  summarize,
  whyNotImportable,
} from './import-labels.ts';

interface Props<Action extends string, Line> {
  lines: readonly Line[];
  labels: ImportLabels<Action>;
  columns: readonly Column<Line>[];
  label: string;
  lead?: (summary: string) => string;
  busy: boolean;
  /** What has to be answered before the import, as a sentence. */
  open?: string | null;
  onImport: () => void;
}

/** Lines that need work come first. */
const FIRST = ['wrong', 'ask'];

const sortOpenFirst = <Line extends { action: string }>(lines: readonly Line[]): Line[] => [
  ...FIRST.flatMap((wanted) => lines.filter(({ action }) => action === wanted)),
  ...lines.filter(({ action }) => !FIRST.includes(action)),
];

/** Shows the effects of an import, with lines that need work first, and the import button. */
export function ImportPreview<
  Action extends string,
  Line extends { line: number; action: Action | 'wrong' },
>({ lines, labels, columns, label, lead, busy, open = null, onImport }: Props<Action, Line>) {
  const summary = summarize(lines, labels);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const wrong = countLines(lines, 'wrong');
  const rows = useMemo(() => {
    const errors = lines.filter(({ action }) => action === 'wrong');
    return onlyWrong && errors.length > 0 ? errors : sortOpenFirst(lines);
  }, [lines, onlyWrong]);
  const reason = whyNotImportable(lines, labels, open);
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="center">
        <Text role="status" fw={600}>
          {lead ? lead(summary) : summary}
        </Text>
        {wrong > 0 && (
          <Switch
            label={t('Only errors')}
            checked={onlyWrong}
            onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
          />
        )}
      </Group>
      <Group gap="md">
        <Button disabled={reason !== null} loading={busy} onClick={onImport}>
          {reason === null
            ? t('Import {lines}', { lines: importedCount(lines, labels) })
            : t('Import')}
        </Button>
        {reason && (
          <Text size="sm" c="dimmed" flex="1 1 240px">
            {reason}
          </Text>
        )}
      </Group>
      <DataTable
        label={label}
        noun={(count) => t('{count, plural, one {# line} other {# lines}}', { count })}
        rows={rows}
        total={lines.length}
        columns={columns}
        rowKey={(row) => row.line}
        empty={t('The file is empty')}
        exportName
      />
    </Stack>
  );
}
