import { t } from '@intranet/contract/core/i18n/t.ts';
import { Pagination } from '@mantine/core';
import { PageBar } from './PageBar.tsx';
import { PAGE_SIZE } from './use-list-state.ts';

interface Props {
  label: string;
  page: number;
  pages: number;
  total: number;
  narrow: boolean;
  onChange: (page: number) => void;
}

/** The pages of a list that the browser has whole. */
export function PageNav({ label, page, pages, total, narrow, onChange }: Props) {
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <PageBar {...{ label, first, last, total }}>
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
    </PageBar>
  );
}
