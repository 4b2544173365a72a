import { ActionIcon, Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';

/** A form whose request never completes. */
function Form({ send }: { send: () => void }) {
  const [pending, setPending] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    setPending(true);
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" loading={pending}>
        Save
      </Button>
    </form>
  );
}

it('keeps the focus while it is loading, says so, and sends nothing twice', async () => {
  const send = vi.fn();
  const { user } = renderUi(<Form send={send} />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(save).toHaveFocus();
  expect(save).toHaveAttribute('aria-busy', 'true');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter} ');
  await user.click(save);
  await user.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

it('is an ordinary button otherwise; an icon’s as well', async () => {
  const press = vi.fn();
  const { user, rerender } = renderUi(<ActionIcon aria-label="Check" loading onClick={press} />);
  const check = screen.getByRole('button', { name: 'Check' });
  await user.click(check);
  expect(press).not.toHaveBeenCalled();
  expect(check).toHaveAttribute('type', 'button');
  rerender(<ActionIcon aria-label="Check" loading={false} onClick={press} />);
  expect(check).not.toHaveAttribute('aria-busy');
  expect(check).not.toHaveAttribute('aria-disabled');
  await user.click(check);
  expect(press).toHaveBeenCalledOnce();
});

it('keeps the focus when it is disabled after a press, and does nothing', async () => {
  const press = vi.fn();
  const { user, rerender } = renderUi(<ActionIcon aria-label="Check" onClick={press} />);
  const check = screen.getByRole('button', { name: 'Check' });
  await user.click(check);
  rerender(<ActionIcon aria-label="Check" disabled onClick={press} />);
  expect(check).toHaveFocus();
  expect(check).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledOnce();
  await user.tab();
  expect(check).toBeDisabled();
});
