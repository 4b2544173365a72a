import { CallError } from '@intranet/contract/core/call-error.ts';
import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { notifyFailure } from './notify.ts';

it.each([
  [
    'a reply without a sentence',
    new CallError('unexpected', ''),
    'An error occurred. Please try again.',
  ],
  [
    'a fault of the program',
    new TypeError('x is undefined'),
    'An error occurred. Please try again.',
  ],
  ['a reply with one', new CallError('conflict', 'Somebody was faster.'), 'Somebody was faster.'],
  ['a sentence', 'Couldn’t do this.', 'Couldn’t do this.'],
])('spec-a H, D42: the notification of %s has a sentence', async (_, error, text) => {
  renderUi(null);
  notifyFailure(error);
  expect(await screen.findByText(text)).toBeVisible();
});

it('spec-a I, D40: a Portuguese notification has a Portuguese button', async () => {
  renderUi(null);
  notifyFailure('Erro ao obter o link.', () => undefined, {
    lang: 'pt-BR',
    retryLabel: 'Tentar de novo',
  });
  const button = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(button.closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
  expect(screen.queryByText('Try again')).toBeNull();
});

it.each([
  ['a hidden tab', true, false],
  ['a visible tab', false, 6_000],
])('a failure in %s stays until it is read or closes by itself', (_, isHidden, autoClose) => {
  const show = vi.spyOn(notifications, 'show');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  notifyFailure('Your permissions have changed.');
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ autoClose }));
  hidden.mockRestore();
  show.mockRestore();
});
