import { IconMinus, IconPlus } from '@tabler/icons-react';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { RowLink } from './row-summary.ts';
import { type Sample, sample, sampleColumns, samples } from './sample.fixture.ts';

function table(rows: readonly Sample[], props: Partial<DataTableProps<Sample>> = {}) {
  return (
    <DataTable
      noun={(count) => `${count} ${count === 1 ? 'leave' : 'leaves'}`}
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

describe('pages', () => {
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  const pageButton = (name: string) => screen.getByRole('button', { name });

  it('shows 100 rows at a time, and says which', async () => {
    const { user } = renderUi(table(samples(250)));
    expect(names()).toHaveLength(100);
    const nav = screen.getByRole('navigation', { name: 'Pages of Leaves' });
    expect(nav).toHaveTextContent('1–100 of 250');
    await user.click(pageButton('Page 3'));
    expect(names()).toHaveLength(50);
    expect(nav).toHaveTextContent('201–250 of 250');
    expect(pageButton('Page 3')).toHaveAttribute('aria-current', 'page');
    expect(pageButton('Next page')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('250 leaves');
  });

  it('has one page up to 100 rows', () => {
    renderUi(table(samples(100)));
    expect(names()).toHaveLength(100);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('sorts all of them, and goes back to the first page and its top', async () => {
    const { user } = renderUi(table([...samples(250), sample('AAA')]));
    await user.click(pageButton('Page 2'));
    const region = screen.getByRole('region', { name: 'Leaves' });
    region.scrollTop = 900;
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()[0]).toContain('AAA');
    expect(region.scrollTop).toBe(0);
  });

  it('draws all of them on paper', () => {
    renderUi(table(samples(300)));
    fireEvent(window, new Event('beforeprint'));
    expect(names()).toHaveLength(300);
    fireEvent(window, new Event('afterprint'));
    expect(names()).toHaveLength(100);
  });

  it('says on paper that a page of the server is only one', () => {
    const page = { number: 1, found: 300, total: 300, maxCount: 1_000, previous: undefined };
    renderUi(table(samples(100), { serverPage: { ...page, next: () => {} } }));
    const sentence = screen.getByText(/^Only this page is printed/);
    expect(sentence).toHaveAttribute('data-print', 'only');
    expect(screen.getByText('1–100 of 300')).toBeVisible();
  });

  it('draws the last page that there is, and all rows of a list that loads more', () => {
    const all = samples(250);
    const { rerender } = renderUi(table(all, { page: 3, onPageChange: () => {} }));
    expect(names()).toHaveLength(50);
    rerender(table(all.slice(0, 120), { page: 3, onPageChange: () => {} }));
    expect(names()).toHaveLength(20);
    rerender(table(all, { paged: false }));
    expect(names()).toHaveLength(250);
  });

  it('has pages of cards on a phone', async () => {
    const { user } = renderUi(table(samples(150)), { width: 360 });
    const cards = () => screen.getAllByRole('listitem');
    expect(cards()).toHaveLength(100);
    await user.click(pageButton('Next page'));
    expect(cards()).toHaveLength(50);
    expect(screen.getByRole('navigation')).toHaveTextContent('101–150 of 150');
  });
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
});
