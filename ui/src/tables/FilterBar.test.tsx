import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { SearchInput } from './SearchInput.tsx';

const search = (label: string) => (
  <SearchInput label={label} placeholder="Search" value="" onChange={() => {}} />
);

it('shows the filters on one line, the less used ones on demand', async () => {
  const onClear = vi.fn();
  const bar = (active: number) => (
    <FilterBar active={active} onClear={onClear} more={search('Place')}>
      {search('Name')}
    </FilterBar>
  );
  const { user, rerender } = renderUi(bar(0));
  const region = screen.getByRole('region', { name: 'Filters' });
  expect(region).toContainElement(screen.getByRole('searchbox', { name: 'Name' }));
  expect(screen.queryByRole('searchbox', { name: 'Place' })).toBeNull();
  const more = screen.getByRole('button', { name: 'More filters' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('searchbox', { name: 'Place' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fewer filters' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  rerender(bar(2));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});

it('on a phone, folds all but the search below a button with the active number', async () => {
  const bar = (active: number) => (
    <FilterBar active={active} search={search('Name')}>
      {search('Place')}
    </FilterBar>
  );
  const { user, rerender } = renderUi(bar(0), { width: 360 });
  const toggle = screen.getByRole('button', { name: 'Filters' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('searchbox', { name: 'Name' })).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: 'Place' })).toBeNull();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('searchbox', { name: 'Place' })).toBeVisible();
  rerender(bar(2));
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
});

it('keeps a few fields on a phone', () => {
  renderUi(
    <FilterBar active={0} inline>
      {search('Name')}
    </FilterBar>,
    { width: 360 },
  );
  expect(screen.getByRole('searchbox', { name: 'Name' })).toBeVisible();
});
