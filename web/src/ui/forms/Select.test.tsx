import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/render.tsx';
import { Select } from './Select.tsx';

const DATA = [
  { value: 'vacation', label: 'Vacation' },
  { value: 'sick', label: 'Sick Leave' },
];

function Choice({ onBlur }: { onBlur?: () => void }) {
  const [value, setValue] = useState<string | null>(null);
  const props = { value, onChange: setValue, ...(onBlur && { onBlur }) };
  return (
    <>
      <Select label="Type" placeholder="Choose" data={DATA} {...props} />
      <input aria-label="Next" />
    </>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Type' });

it('the first press opens the list, keeps the focus, and chooses', async () => {
  const { user } = renderUi(<Choice />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAttribute('aria-haspopup', 'listbox');
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: 'Sick Leave' }));
  expect(field()).toHaveValue('Sick Leave');
  expect(field()).toHaveFocus();
});

it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])('so does a key: %j', async (key) => {
  const { user } = renderUi(<Choice />);
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard(key);
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'));
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field()).not.toHaveValue(''));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
});

it('shows what is chosen already; Tab passes by', async () => {
  const onBlur = vi.fn();
  const { user } = renderUi(<Choice onBlur={onBlur} />);
  await user.tab();
  await user.tab();
  expect(screen.getByLabelText('Next')).toHaveFocus();
  expect(onBlur).toHaveBeenCalledOnce();
  expect(screen.queryByRole('option')).toBeNull();
});

it('shows a form’s value before any press', () => {
  renderUi(<Select label="Type" data={DATA} value="sick" error="Not this one" />);
  expect(field()).toHaveValue('Sick Leave');
  expect(field()).toHaveAccessibleDescription('Not this one');
});
