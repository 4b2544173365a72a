import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../test/render-app.tsx';
import PasswordsPage from './PasswordsPage.tsx';
import { EVIL, fails, put, SAO, serve, server, withServer } from './vault.fixture.ts';

withServer();

async function open(query = '') {
  const drawn = renderInApp(<PasswordsPage />, server.reads, { at: `/pipepass${query}` });
  serve();
  const form = within(await screen.findByRole('form', { name: 'Add a password' }));
  return { ...drawn, form };
}

it('keeps input across tabs and confirms before leaving the page', async () => {
  const { user, router, form } = await open();
  put(form.getByLabelText('Platform'), 'Broker');
  await user.click(screen.getByRole('tab', { name: 'Bin' }));
  await user.click(screen.getByRole('tab', { name: 'Passwords' }));
  expect(screen.getByLabelText('Platform', { selector: 'form input' })).toHaveValue('Broker');
  act(() => void router.navigate({ to: '/home' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText('A new password')).toBeVisible();
});

it('confirms for an edited row too', async () => {
  const { router } = await open('?edit=1');
  const save = await screen.findByRole('button', { name: `Save ${SAO.platform}` });
  put(within(save.closest('tr') as HTMLElement).getByLabelText('User'), 'bia');
  act(() => void router.navigate({ to: '/home' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText(SAO.platform)).toBeVisible();
});

it('navigation confirms before discarding a row’s input', async () => {
  const { user, router } = await open('?edit=1');
  const save = await screen.findByRole('button', { name: `Save ${SAO.platform}` });
  const link = within(save.closest('tr') as HTMLElement).getByLabelText('Link');
  put(link, 'https://new.example');
  act(() => void router.navigate({ to: '.', search: {} }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(link).toHaveValue('https://new.example');

  act(() => void router.navigate({ to: '.', search: { edit: String(EVIL.id) } }));
  const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(again.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('button', { name: `Save ${EVIL.platform}` })).toBeVisible();
});

it('a fetched password needs no confirmation', async () => {
  const { user, router } = await open('?edit=1');
  server.answers.push(() => Response.json({ password: 'old' }));
  const fetch = `Load current password of ${SAO.platform}`;
  await user.click(await screen.findByRole('button', { name: fetch }));
  await screen.findByDisplayValue('old');
  await act(() => router.navigate({ to: '/home' }));
  expect(router.state.location.pathname).toBe('/home');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('notifies about a write that fails after leaving', async () => {
  const { user, form, unmount } = await open();
  const notified = vi.spyOn(notifications, 'show');
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.answers.push(() => promise);
  put(form.getByLabelText('Platform'), 'Broker');
  await user.click(form.getByRole('button', { name: 'Add' }));
  unmount();
  resolve(fails(503, { error: 'Not right now.', code: 'unavailable' })());
  await waitFor(() =>
    expect(notified).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'failure Not right now.' }),
    ),
  );
});
