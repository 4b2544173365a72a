import { IconMinus, IconPlus } from '@tabler/icons-react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { RowLink } from './row-summary.ts';
import { type Sample, sample, sampleColumns, samples } from './sample.fixture.ts';

function table(rows: readonly Sample[], props: Partial<DataTableProps<Sample>> = {}) {
  return (
    <DataTable
      noun={['leave', 'leaves']}
      rows={rows}
      columns={sampleColumns}
      rowKey={(row) => row.id}
      label="Leaves"
      empty="No vacation recorded"
      {...props}
    />
  );
}

describe('a row that opens something', () => {
  const onOpen = vi.fn();
  const rowLink: RowLink<Sample> = ({ name }, link) => (
    <button type="button" {...link} onClick={() => onOpen(name)} />
  );

  it.each([
    ['by its name', { name: 'João' }],
    ['anywhere', { name: '2 Oct 2026' }],
  ])('opens %s', async (_, cell) => {
    onOpen.mockClear();
    const { user } = renderUi(table([sample('João', '2026-10-02')], { rowLink }));
    await user.click(screen.getByRole('cell', cell));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('João');
  });

  it('is a button as a whole on a phone', async () => {
    onOpen.mockClear();
    const rows = [sample('João', '2026-10-02', 12.5)];
    const { user } = renderUi(table(rows, { rowLink }), { width: 360 });
    await user.click(screen.getByRole('button', { name: /^João Start Date: 2 Oct 2026/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('João');
  });
});

describe('many rows', () => {
  it('draws only those in sight, and says how many there are', () => {
    renderUi(table(samples(10_000)));
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThan(100);
    expect(screen.getByRole('table', { name: 'Leaves' })).toHaveAttribute('aria-rowcount', '10001');
    expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('10,000 leaves');
  });

  it('draws others after scrolling', () => {
    renderUi(table(samples(10_000)));
    const region = screen.getByRole('region', { name: 'Leaves' });
    expect(region).toHaveAttribute('tabindex', '0');
    region.scrollTop = 200_000;
    fireEvent.scroll(region);
    const places = screen
      .getAllByRole('row')
      .map((row) => Number(row.getAttribute('aria-rowindex')));
    expect(places.some((place) => place > 4_000)).toBe(true);
    expect(places).not.toContain(2);
    expect(places.length).toBeLessThan(100);
  });

  it('sorts all of them, and goes back to the top', async () => {
    const { user } = renderUi(table([...samples(5_000), sample('AAA')]));
    const region = screen.getByRole('region', { name: 'Leaves' });
    region.scrollTop = 90_000;
    fireEvent.scroll(region);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(region.scrollTop).toBeLessThan(40);
    fireEvent.scroll(region);
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('AAA'));
  });

  it('draws up to a hundred plainly', () => {
    renderUi(table(samples(100)));
    expect(screen.getAllByRole('row')).toHaveLength(101);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });

  it('draws all of them on paper', () => {
    renderUi(table(samples(300)));
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByRole('row')).toHaveLength(301);
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });

  it('follows rows that become fewer and more', () => {
    const all = samples(10_000);
    const { rerender } = renderUi(table(all));
    rerender(table(all.slice(0, 3)));
    expect(screen.getAllByRole('row')).toHaveLength(4);
    rerender(table(all));
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
    expect(screen.getByText(all[0]?.name ?? '')).toBeVisible();
  });
});

it('filters rows that are sorted already, without sorting again', () => {
  const all = samples(5_000);
  let asked = 0;
  const startOf = (row: Sample) => {
    asked += 1;
    return row.start;
  };
  const columns: Column<Sample>[] = [
    { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
    { id: 'start', header: 'Start Date', kind: 'date', value: startOf },
  ];
  const picked = (rows: readonly Sample[]) => (
    <DataTable
      noun={['leave', 'leaves']}
      rows={rows}
      all={all}
      columns={columns}
      rowKey={(row) => row.id}
      label="Leaves"
      empty="No vacation recorded"
      initialSort={{ column: 'start', direction: 'desc' }}
    />
  );
  const { rerender } = renderUi(picked(all));
  expect(asked).toBeGreaterThanOrEqual(all.length);
  asked = 0;
  const left = all.filter(({ name }) => name.includes('Silva'));
  rerender(picked(left));
  expect(asked).toBeLessThan(200);
  expect(screen.getByRole('status')).toHaveTextContent('1,250 of 5,000 leaves');
  const latest = left.toSorted((a, b) => (b.start ?? '').localeCompare(a.start ?? ''));
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(latest[0]?.name ?? '');
});

describe('cards', () => {
  const narrow = { width: 360 };

  it('shows each row in words, and opens it to the cells that they leave out', async () => {
    const columns: Column<Sample>[] = [
      ...sampleColumns,
      { id: 'area', header: 'Area', value: () => 'IT' },
      { id: 'note', header: 'Note', value: () => 'Late' },
    ];
    const rows = [sample('João', '2026-10-02', 12.5)];
    const { user } = renderUi(table(rows, { columns }), narrow);
    expect(screen.queryByRole('table')).toBeNull();
    const card = screen.getByRole('listitem');
    const summary = within(card).getByRole('button', {
      name: 'João Start Date: 2 Oct 2026 · Balance: 12.5 · IT',
    });
    expect(summary).toHaveAttribute('aria-expanded', 'false');
    expect(within(card).queryByRole('term')).toBeNull();
    await user.click(summary);
    expect(summary).toHaveAttribute('aria-expanded', 'true');
    expect(within(card).getByRole('term')).toHaveTextContent('Note');
    expect(within(card).getByRole('definition')).toHaveTextContent('Late');
    await user.click(summary);
    expect(within(card).queryByRole('term')).toBeNull();
  });

  it('does not open a row that its words show whole', () => {
    renderUi(table([sample('João', null, null)]), narrow);
    const card = screen.getByRole('listitem');
    expect(within(card).queryByRole('button')).toBeNull();
    expect(card).toHaveTextContent(/^João Start Date: N\/A$/);
  });

  it('sorts by a menu of columns and directions', async () => {
    const rows = [sample('Ana', null, 10), sample('Bia', null, 9), sample('Caio', null, 100)];
    const { user } = renderUi(table(rows), narrow);
    const names = () =>
      screen.getAllByRole('listitem').map((card) => card.textContent?.split(' ')[0]);
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: /^Sort/ }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    await choose('Balance');
    expect(names()).toEqual(['Bia', 'Ana', 'Caio']);
    await choose('Descending');
    expect(names()).toEqual(['Caio', 'Ana', 'Bia']);
  });

  it('names a column in the sort menu as it asks for, and sorts nothing below two rows', () => {
    const [name, ...others] = sampleColumns as [Column<Sample>, ...Column<Sample>[]];
    const columns = [{ ...name, sortName: 'First person' }, ...others];
    const sort = { column: 'name', direction: 'asc' } as const;
    const { rerender } = renderUi(table(samples(2), { columns, sort }), narrow);
    const button = () => screen.queryByRole('button', { name: 'Sort by: First person' });
    expect(button()).toHaveTextContent('First person');
    rerender(table(samples(1), { columns, sort }));
    expect(button()).toBeNull();
  });

  it('has one menu for other actions and the export', async () => {
    const deduct = vi.fn();
    const actions = [
      { label: 'Deduct', Icon: IconMinus, onClick: deduct },
      { label: 'New', Icon: IconPlus, primary: true, onClick: vi.fn() },
    ];
    const { user } = renderUi(table([sample('João')], { actions, exportName: 'leaves' }), narrow);
    expect(screen.getByRole('button', { name: 'New' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deduct' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Deduct',
      'CSV',
      'Excel',
      'Print',
    ]);
    await user.click(items[0] as HTMLElement);
    expect(deduct).toHaveBeenCalledOnce();
  });

  it('draws only the cards in sight of many, each with its place', () => {
    renderUi(table(samples(10_000)), narrow);
    const cards = screen.getAllByRole('listitem');
    expect(cards.length).toBeLessThan(100);
    expect(cards[1]).toHaveAttribute('aria-setsize', '10000');
    expect(cards[1]).toHaveAttribute('aria-posinset', '2');
    expect(screen.getByRole('region', { name: 'Leaves' })).toHaveAttribute('tabindex', '0');
  });
});
