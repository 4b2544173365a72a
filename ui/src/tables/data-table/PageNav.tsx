import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Pagination, Text } from '@mantine/core';
import { PAGE_SIZE } from './use-list-state.ts';

interface Props {
  label: string;
  page: number;
  pages: number;
  total: number;
  narrow: boolean;
  onChange: (page: number) => void;
}

/** The shown range of a long list, and the way to its other pages. */
export function PageNav({ label, page, pages, total, narrow, onChange }: Props) {
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <Group
      component="nav"
      aria-label={t('Pages of {list}', { list: label })}
      data-print="hide"
      justify="space-between"
      mt="xs"
    >
      <Text size="sm" c="dimmed">
        {t('{first, number}–{last, number} of {total, number}', { first, last, total })}
      </Text>
      <Pagination
        size={narrow ? 'lg' : 'sm'}
        withPages={!narrow}
        total={pages}
        value={page}
        onChange={onChange}
        getItemProps={(item) => ({ 'aria-label': t('Page {item, number}', { item }) })}
        getControlProps={(control) => ({
          'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
        })}
      />
    </Group>
  );
}
