import { Button, Group } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyFailure } from '#ui/notify.tsx';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { saveFile } from './save-file.ts';
import type { ModelRow } from './use-table-model.ts';

type Format = 'csv' | 'xlsx';

/** Writes the file; the libraries are loaded only now. */
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

/** What is shown, filtered and sorted, as a file: all of its rows, not only those in sight. */
export function ExportButtons<Row>({
  name,
  label,
  columns,
  rows,
}: {
  /** The file's name without its ending. */
  name: string;
  /** The name of the sheet. */
  label: string;
  columns: readonly Column<Row>[];
  /** In the order shown. */
  rows: readonly ModelRow<Row>[];
}) {
  const [writing, setWriting] = useState<Format | null>(null);
  const empty = rows.length === 0;

  const run = async (format: Format) => {
    setWriting(format);
    try {
      const originals = rows.map((row) => row.original);
      saveFile(`${name}.${format}`, await writeFile(format, columns, originals, label));
    } catch {
      const failure = new Error('The file could not be made. Reload the page if this goes on.');
      notifyFailure(failure, () => run(format));
    } finally {
      setWriting(null);
    }
  };

  return (
    <Group gap="xs" className={classes.controls}>
      <Button
        variant="default"
        size="xs"
        aria-label="Export as CSV"
        disabled={empty}
        loading={writing === 'csv'}
        leftSection={<IconFileText size={16} aria-hidden />}
        onClick={() => run('csv')}
      >
        CSV
      </Button>
      <Button
        variant="default"
        size="xs"
        aria-label="Export as Excel"
        disabled={empty}
        loading={writing === 'xlsx'}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => run('xlsx')}
      >
        Excel
      </Button>
    </Group>
  );
}
