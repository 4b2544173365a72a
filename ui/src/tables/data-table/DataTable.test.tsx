import { act, screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { DataTable } from './DataTable.tsx';
import { type Sample, sample, sampleColumns, samples } from './sample.fixture.ts';
import type { Sort } from './sort-rows.ts';

type Props = ComponentProps<typeof DataTable<Sample>>;

function table(props: Partial<Props> & { rows: readonly Sample[] }) {
  return (
    <DataTable
      columns={sampleColumns}
      rowKey={(row) => row.id}
      label="Leaves"
      noun={(count) => `${count.toLocaleString('en')} ${count === 1 ? 'leave' : 'leaves'}`}
      empty="No vacation recorded"
      {...props}
    />
  );
}

/** A page that controls the sort. */
function SortKeeper({ onSort }: { onSort: (sort: Sort | null) => void }) {
  const [sort, setSort] = useState<Sort | null>({ column: 'name', direction: 'desc' });
  const onSortChange = (next: Sort | null) => {
    onSort(next);
    setSort(next);
  };
  return table({ rows: [sample('Ana'), sample('Bia')], sort, onSortChange });
}

/** The texts of a column, top to bottom. */
function column(index: number): (string | null)[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? null);
}

const header = (name: string) => screen.getByRole('columnheader', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('sorting', () => {
  it('sorts names by Portuguese order: accents and case beside their letter', async () => {
    const names = [
      'Zilda',
      'Ávila',
      'Bruno',
      'avila',
      'Érica',
      'Avelar',
      'Eva',
      'Avila 10',
      'Avila 9',
    ];
    const { user } = renderUi(table({ rows: names.map((name) => sample(name)) }));
    await user.click(button('Name'));
    expect(column(0)).toEqual([
      'Avelar',
      'Ávila',
      'avila',
      'Avila 9',
      'Avila 10',
      'Bruno',
      'Érica',
      'Eva',
      'Zilda',
    ]);
  });

  it('sorts dates as dates, those missing or unreadable last in both directions', async () => {
    const days = ['2026-10-02', null, '2026-09-15', '2025-12-31', 'soon', '2027-01-01'];
    const { user } = renderUi(table({ rows: days.map((day) => sample('Ana', day)) }));
    await user.click(button('Start Date'));
    const ascending = ['31 Dec 2025', '15 Sep 2026', '2 Oct 2026', '1 Jan 2027'];
    expect(column(1)).toEqual([...ascending, 'N/A', 'soon']);
    await user.click(button('Start Date'));
    expect(column(1)).toEqual([...ascending.toReversed(), 'N/A', 'soon']);
  });

  it('sorts numbers as numbers', async () => {
    const days = [100, 9, null, -2.5, 10, Number.NaN, 0];
    const { user } = renderUi(table({ rows: days.map((n) => sample('Ana', '2026-01-01', n)) }));
    await user.click(button('Balance'));
    expect(column(2)).toEqual(['-2.5', '0', '9', '10', '100', '–', '–']);
  });

  it('omits hidden columns', () => {
    const [name, start, balance] = sampleColumns;
    const columns = [name, { ...start, hidden: true }, balance] as typeof sampleColumns;
    renderUi(table({ columns, rows: [sample('Ana')] }));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Balance',
    ]);
  });

  it('shows at least the decimals that a column asks for', () => {
    const [name, start, balance] = sampleColumns;
    const columns = [name, start, { ...balance, decimals: 1 }] as typeof sampleColumns;
    renderUi(table({ columns, rows: [sample('Ana', '2026-01-01', 9)] }));
    expect(column(2)).toEqual(['9.0']);
  });

  it('keeps the order of equal rows, in both directions', async () => {
    const rows = ['C', 'A', 'B'].map((name) => sample(name, '2026-01-01'));
    const { user } = renderUi(table({ rows }));
    await user.click(button('Start Date'));
    expect(column(0)).toEqual(['C', 'A', 'B']);
    await user.click(button('Start Date'));
    expect(column(0)).toEqual(['C', 'A', 'B']);
  });

  it('says how it is sorted, by aria-sort and an arrow', async () => {
    const { user } = renderUi(table({ rows: samples(3) }));
    const arrow = () => header('Balance').querySelector('svg')?.classList;
    expect(header('Balance')).toHaveAttribute('aria-sort', 'none');
    await user.click(button('Balance'));
    expect(header('Balance')).toHaveAttribute('aria-sort', 'ascending');
    expect(arrow()).toContain('tabler-icon-arrow-up');
    await user.click(button('Balance'));
    expect(header('Balance')).toHaveAttribute('aria-sort', 'descending');
    expect(arrow()).toContain('tabler-icon-arrow-down');
    await user.click(button('Name'));
    expect(header('Balance')).toHaveAttribute('aria-sort', 'none');
    expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('sorts by the keyboard', async () => {
    const { user } = renderUi(table({ rows: samples(3) }));
    button('Balance').focus();
    await user.keyboard('{Enter}');
    expect(header('Balance')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('begins with the sort it is given', () => {
    renderUi(
      table({
        rows: [sample('Ana', null, 1), sample('Ana', null, 3), sample('Ana', null, 2)],
        initialSort: { column: 'balance', direction: 'desc' },
      }),
    );
    expect(column(2)).toEqual(['3', '2', '1']);
  });

  it('leaves the sort to the page that keeps it', async () => {
    const changes: (Sort | null)[] = [];
    const { user } = renderUi(<SortKeeper onSort={(sort) => changes.push(sort)} />);
    expect(column(0)).toEqual(['Bia', 'Ana']);
    await user.click(button('Name'));
    expect(column(0)).toEqual(['Ana', 'Bia']);
    expect(changes).toEqual([{ column: 'name', direction: 'asc' }]);
  });

  it('ignores a column that is not there, and offers none on a column of buttons', () => {
    renderUi(
      table({
        rows: [sample('Bia'), sample('Ana')],
        sort: { column: 'gone', direction: 'asc' },
        columns: [
          ...sampleColumns,
          { id: 'actions', header: 'Actions', kind: 'text', value: () => null, sortable: false },
        ],
      }),
    );
    expect(column(0)).toEqual(['Bia', 'Ana']);
    expect(within(header('Actions')).queryByRole('button')).toBeNull();
    expect(header('Actions')).not.toHaveAttribute('aria-sort');
  });
});

describe('states', () => {
  it('says the text of the specification when there is nothing', () => {
    renderUi(table({ rows: [] }));
    expect(screen.getByText('No vacation recorded')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('spec §2: a list with a specified sentence shows it also when filters hide everything', async () => {
    const onClearFilters = vi.fn();
    const props = { rows: [], total: 7, emptyAlways: true, onClearFilters };
    const { user } = renderUi(table(props));
    expect(screen.getByText('No vacation recorded')).toBeVisible();
    await user.click(button('Show all'));
    expect(onClearFilters).toHaveBeenCalledOnce();
  });

  it('says something else, and offers to clear, when the filters hide everything', async () => {
    const onClearFilters = vi.fn();
    const { user } = renderUi(table({ rows: [], total: 7, onClearFilters }));
    expect(screen.getByText('Nothing matches these filters.')).toBeVisible();
    expect(screen.queryByText('No vacation recorded')).toBeNull();
    await user.click(button('Show all'));
    expect(onClearFilters).toHaveBeenCalledOnce();
  });

  it.each([
    [false, 'Nothing matches “zzz”.'],
    [true, 'No vacation recorded'],
  ])('names a search without result, and clears it: %s', async (emptyAlways, text) => {
    const onRemove = vi.fn();
    const chips = [{ key: 'name', text: 'Name: zzz', rare: false, search: 'zzz', onRemove }];
    const { user } = renderUi(table({ rows: [], total: 7, chips, emptyAlways }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Nothing matches “zzz”.')).toBeVisible();
    await user.click(button('Clear search'));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('names the active filters, and removes one or all', async () => {
    const [onRemove, onClearFilters] = [vi.fn(), vi.fn()];
    const chips = [{ key: 'area', text: 'Area: M&A', rare: true, onRemove }];
    const { user } = renderUi(table({ rows: samples(2), total: 7, chips, onClearFilters }));
    const list = screen.getByRole('list', { name: 'Active filters' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.click(button('Remove filter Area: M&A'));
    expect(onRemove).toHaveBeenCalledOnce();
    await user.click(button('Clear filters'));
    expect(onClearFilters).toHaveBeenCalledOnce();
  });

  it('shows that it is busy while rows are on their way', () => {
    renderUi(table({ rows: [], loading: true }));
    expect(screen.getByRole('region', { name: 'Leaves' })).toHaveAttribute('aria-busy', 'true');
    expect(header('Name')).toBeVisible();
    expect(screen.queryByText('No vacation recorded')).toBeNull();
  });

  it('spec §8: after a failure the empty text appears only with emptyAlways', () => {
    const failed = { message: 'The leaves could not be loaded.', retry: () => {} };
    const settings = { asSpecified: true };
    const { rerender } = renderUi(table({ rows: [], failed }), { settings });
    expect(screen.queryByText('No vacation recorded')).toBeNull();
    rerender(table({ rows: [], failed, emptyAlways: true }));
    expect(screen.getByText('No vacation recorded')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t load this listThe leaves could not be loaded.',
    );
    expect(button('Try again')).toBeVisible();
  });

  it('says what failed, with a way to try again', async () => {
    const retry = vi.fn();
    const failed = { message: 'The leaves could not be loaded.', retry };
    const { user } = renderUi(table({ rows: [], failed }));
    expect(screen.getByRole('alert')).toHaveTextContent('The leaves could not be loaded.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button('Try again'));
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each([
    [1, undefined, '1 leave'],
    [3, undefined, '3 leaves'],
    [3, 1234, '3 of 1,234 leaves'],
    [1, 1, '1 leave'],
  ])('counts %i of %s as %s', (shown, total, text) => {
    renderUi(table({ rows: samples(shown), total }));
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('shows text of any script as it is', () => {
    const text = '<b>עברית</b> "quoted" 🏖️\nsecond line';
    renderUi(table({ rows: [sample(text)] }));
    const cell = screen.getAllByRole('cell')[0];
    expect(cell?.textContent).toBe(text);
    expect(cell).toHaveAttribute('dir', 'auto');
  });

  it('shows what a column draws, and sorts by its value', async () => {
    const { user } = renderUi(
      table({
        rows: [sample('Bia', null, 10), sample('Ana', null, 9)],
        columns: [
          {
            id: 'balance',
            header: 'Balance',
            kind: 'number',
            value: (row) => row.balance,
            render: (row) => <em>{row.name}</em>,
          },
        ],
      }),
    );
    await user.click(button('Balance'));
    expect(column(0)).toEqual(['Ana', 'Bia']);
  });
});

describe('design 13: a new row', () => {
  const marked = () =>
    [...document.querySelectorAll('tr[data-new]')].map((row) => row.firstElementChild?.textContent);

  it('is marked for 2 s', () => {
    vi.useFakeTimers();
    const before = [sample('Ana'), sample('Caio')];
    const { rerender } = renderUi(table({ rows: before, all: before }));
    expect(marked()).toEqual([]);
    const after = [...before, sample('Bia')];
    rerender(table({ rows: after, all: after }));
    expect(marked()).toEqual(['Bia']);
    act(() => vi.advanceTimersByTime(2_000));
    expect(marked()).toEqual([]);
    vi.useRealTimers();
  });

  it('is not marked in a first list or when a filter shows more', () => {
    const all = [sample('Ana'), sample('Bia')];
    const { rerender } = renderUi(table({ rows: [], all: [], loading: true }));
    rerender(table({ rows: all.slice(1), all }));
    expect(marked()).toEqual([]);
    rerender(table({ rows: all, all }));
    expect(marked()).toEqual([]);
  });
});
