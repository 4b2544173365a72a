import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { notifyFailure } from '../feedback/notify.ts';
import type { Column } from '../tables/data-table/column.ts';
import { type FileFormat, saveRows } from '../tables/data-table/save-rows.ts';

interface Props {
  /** The kind of import. */
  title: string;
  headers: readonly string[];
}

/** Downloads of an empty sheet with the import's headers, in the reader's language (D66). */
export function TemplateLinks({ title, headers }: Props) {
  const columns = headers.map((header): Column<never> => ({ id: header, header, value: () => '' }));
  const save = (format: FileFormat) =>
    saveRows(format, {
      name: t('{name} template', { name: title }),
      label: title,
      columns,
      rows: [],
    });
  const link = (format: FileFormat, text: string, name: string) => (
    <Anchor
      component="button"
      type="button"
      size="sm"
      aria-label={name}
      onClick={() => save(format).catch(notifyFailure)}
    >
      <IconDownload size={16} aria-hidden style={{ verticalAlign: '-3px' }} /> {text}
    </Anchor>
  );
  return (
    <Group gap="md" mt={6}>
      {link('xlsx', t('Excel template'), t('Excel template for {name}', { name: title }))}
      {link('csv', t('CSV template'), t('CSV template for {name}', { name: title }))}
    </Group>
  );
}
