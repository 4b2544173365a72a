import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '#core/call.ts';
import { notifyFailure } from '../../feedback/notify.ts';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { saveFile } from './save-file.ts';
import type { ModelRow } from './use-table-model.ts';

type Format = 'csv' | 'xlsx';

async function writeFile<Row>(
  format: Format,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sheet: string,
): Promise<Blob> {
  const exported = columns.filter((column) => column.exported !== false);
  if (format === 'csv') {
    const { toCsv } = await import('./to-csv.ts');
    return new Blob([toCsv(exported, rows)], { type: 'text/csv;charset=utf-8' });
  }
  const { toXlsx } = await import('./to-xlsx.ts');
  return toXlsx(exported, rows, sheet);
}

/** Gets all rows of a table that holds only some, and reports the progress. */
export type FetchRows<Row> = (
  report: (done: number, total: number) => void,
) => Promise<readonly Row[]>;

const numbers = new Intl.NumberFormat(currentLocale());

interface Props<Row> {
  /** The file name without extension. */
  name: string;
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly ModelRow<Row>[];
  fetchRows?: FetchRows<Row> | undefined;
}

const FORMATS = [
  { format: 'csv', label: 'CSV', Icon: IconFileText },
  { format: 'xlsx', label: t('Excel'), Icon: IconFileSpreadsheet },
] as const;

/** Exports all filtered rows in their order, not only the visible ones. */
export function ExportButtons<Row>({ name, label, columns, rows, fetchRows }: Props<Row>) {
  const [writing, setWriting] = useState<Format | null>(null);
  const [progress, setProgress] = useState('');
  const disabled = rows.length === 0 || writing !== null;

  const run = async (format: Format) => {
    setWriting(format);
    try {
      const originals = fetchRows
        ? await fetchRows((done, total) =>
            setProgress(
              t('{done} of {total} loaded', {
                done: numbers.format(done),
                total: numbers.format(total),
              }),
            ),
          )
        : rows.map((row) => row.original);
      saveFile(`${name}.${format}`, await writeFile(format, columns, originals, label));
    } catch (error) {
      const unknown = new Error(
        t('Couldn’t create the file. If this keeps happening, reload the page.'),
      );
      notifyFailure(error instanceof CallError ? error : unknown, () => run(format));
    } finally {
      setWriting(null);
      setProgress('');
    }
  };

  return (
    <Group gap="xs" className={classes.controls}>
      {progress && (
        <Text component="span" size="sm" role="status" className={classes.count}>
          {progress}
        </Text>
      )}
      {FORMATS.map(({ format, label: text, Icon }) => (
        <Button
          key={format}
          variant="default"
          size="xs"
          aria-label={t('Export as {text}', { text })}
          disabled={disabled}
          loading={writing === format}
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => run(format)}
        >
          {text}
        </Button>
      ))}
    </Group>
  );
}
