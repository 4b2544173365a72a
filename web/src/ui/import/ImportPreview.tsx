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
  onImport: () => void;
}

/** Shows the effects of an import, invalid lines first, and the import button. */
export function ImportPreview<
  Action extends string,
  Line extends { line: number; action: Action | 'wrong' },
>({ lines, labels, columns, label, lead, busy, onImport }: Props<Action, Line>) {
  const summary = summarize(lines, labels);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const wrong = countLines(lines, 'wrong');
  const rows = useMemo(() => {
    const first = lines.filter(({ action }) => action === 'wrong');
    return onlyWrong && first.length > 0
      ? first
      : [...first, ...lines.filter(({ action }) => action !== 'wrong')];
  }, [lines, onlyWrong]);
  const reason = whyNotImportable(lines, labels);
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
