import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/render.tsx';
import { FilterBar } from './FilterBar.tsx';

it('holds the filters, says how many are set, opens and clears', async () => {
  const onClear = vi.fn();
  const { user, rerender } = renderUi(
    <FilterBar active={0} onClear={onClear}>
      <TextInput label="Name" />
    </FilterBar>,
  );
  expect(screen.getByRole('region', { name: 'Filters' })).toContainElement(
    screen.getByLabelText('Name'),
  );
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Filters (0)' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');

  rerender(
    <FilterBar active={2} onClear={onClear}>
      <TextInput label="Name" />
    </FilterBar>,
  );
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});
