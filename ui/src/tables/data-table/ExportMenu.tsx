import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { numberText } from '@intranet/contract/core/number-text.ts';
import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import {
  type Icon,
  IconChevronDown,
  IconDots,
  IconDownload,
  IconFileSpreadsheet,
  IconFileText,
  IconPrinter,
} from '@tabler/icons-react';
import { useState } from 'react';
import { notifyFailure } from '../../feedback/notify.ts';
import type { Column } from './column.ts';
import { type FileFormat, saveRows } from './save-rows.ts';

/** Gets all rows of a table that holds only some, and reports the progress. The total may be unknown. */
export type FetchRows<Row> = (
  report: (done: number, total: number | undefined) => void,
) => Promise<readonly Row[]>;

export interface MenuAction {
  label: string;
  Icon: Icon;
  disabled?: boolean;
  onClick: () => void;
}

interface Props<Row> {
  name: string;
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  fetchRows?: FetchRows<Row> | undefined;
  others?: readonly MenuAction[] | undefined;
  narrow: boolean;
  /** On a phone, the list's other actions, which share the menu. */
  before?: readonly MenuAction[] | undefined;
}

/** The dialog opens after the menu has closed, which isn't printed. */
const print = () => setTimeout(() => window.print());

/** Exports and prints all filtered rows in their order, not only those of the page. */
export function ExportMenu<Row>(props: Props<Row>) {
  const { others = [], before = [], narrow, ...source } = props;
  const { run, writing, progress } = useExport(source);
  const disabled = source.rows.length === 0 || writing;
  const items: MenuAction[] = [
    { label: 'CSV', Icon: IconFileText, onClick: () => run('csv') },
    { label: t('Excel'), Icon: IconFileSpreadsheet, onClick: () => run('xlsx') },
    { label: t('Print'), Icon: IconPrinter, onClick: print },
    ...others,
  ];
  return (
    <>
      {progress && (
        <Text component="span" size="sm" c="dimmed" role="status">
          {progress}
        </Text>
      )}
      <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          {narrow ? (
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('More actions')}
              loading={writing}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              variant="default"
              disabled={disabled}
              loading={writing}
              leftSection={<IconDownload size={16} aria-hidden />}
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              {t('Export')}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown
          aria-label={narrow ? t('More actions') : t('Export {list}', { list: source.label })}
        >
          {before.map(menuItem)}
          {narrow && <Menu.Label>{t('Export')}</Menu.Label>}
          {items.map((item) => menuItem({ ...item, disabled }))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

const menuItem = ({ label, Icon, ...item }: MenuAction) => (
  <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} {...item}>
    {label}
  </Menu.Item>
);

type Source<Row> = Omit<Props<Row>, 'narrow' | 'others' | 'before'>;

function useExport<Row>({ name, label, columns, rows, fetchRows }: Source<Row>) {
  const [writing, setWriting] = useState(false);
  const [progress, setProgress] = useState('');
  const report = (done: number, total: number | undefined) =>
    setProgress(
      total === undefined
        ? t('{done, number} loaded', { done })
        : t('{done} of {total} loaded', {
            done: numberText(done),
            total: numberText(total),
          }),
    );
  const run = async (format: FileFormat) => {
    setWriting(true);
    try {
      const all = fetchRows ? await fetchRows(report) : rows;
      await saveRows(format, { name, label, columns, rows: all });
    } catch (error) {
      const unknown = t('Couldn’t create the file. If this keeps happening, reload the page.');
      notifyFailure(error instanceof CallError ? error : unknown, () => run(format));
    } finally {
      setWriting(false);
      setProgress('');
    }
  };
  return { run, writing, progress };
}
