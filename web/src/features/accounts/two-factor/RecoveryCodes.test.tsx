import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const CODES = ['AAAAA-BBBBB-CCCCC-DDDDD', 'EEEEE-FFFFF-GGGGG-HHHHH'];

it('shows and copies the codes, and closes only after confirmation', async () => {
  const onDone = vi.fn();
  const { user } = renderUi(<RecoveryCodes codes={CODES} username="Ana" onDone={onDone} />);
  const list = screen.getByRole('list', { name: 'Recovery codes' });
  expect(list).toHaveFocus();
  expect(list).toHaveTextContent(CODES.join(''));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();

  const done = screen.getByRole('button', { name: 'Done' });
  expect(done).toBeDisabled();
  await user.click(screen.getByLabelText('I’ve saved them'));
  await user.click(done);
  expect(onDone).toHaveBeenCalledOnce();
});

it('shows an error when the browser blocks copying', async () => {
  const { user } = renderUi(<RecoveryCodes codes={CODES} username="Ana" onDone={() => {}} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/Select the text and copy it/)).toBeVisible();
});
