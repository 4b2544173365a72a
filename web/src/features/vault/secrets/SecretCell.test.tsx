import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { fails, serve, server, withServer } from '../vault.fixture.ts';
import { SecretCell } from './SecretCell.tsx';

withServer();

const SECRET = ' <b>pá"ss</b> ';
const tells = () => Response.json({ password: SECRET });

function open() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const drawn = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <SecretCell id={7} name="Bank" />
    </QueryClientProvider>,
  );
  serve();
  return drawn;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('D36: hidden until revealed by a request, and again after 30 s; S10: exact text', async () => {
  const { user } = open();
  expect(screen.getByText('Hidden')).toBeInTheDocument();
  server.answers.push(tells);
  await user.click(screen.getByRole('button', { name: 'Reveal password of Bank' }));
  const shown = await screen.findByText((_, node) => node?.textContent === SECRET, {
    selector: 'bdi',
  });
  expect(shown.children).toHaveLength(0);
  expect(screen.getByText('Hidden in 30 s')).toBeVisible();
  expect(server.sent).toEqual([
    { call: 'POST /api/vault/7/password', body: { purpose: 'reveal' } },
  ]);
  await pass(20_000);
  expect(screen.getByText('Hidden in 10 s')).toBeVisible();
  await pass(10_000);
  expect(shown).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reveal password of Bank' })).toBeVisible();
});

it('spec §2: copies without revealing, notifies with the value, and clears the clipboard after 60 s', async () => {
  const { user } = open();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  server.answers.push(tells);
  await user.click(screen.getByRole('button', { name: 'Copy password of Bank' }));
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toBe(`Copied to clipboard: ${SECRET}`);
  expect(server.sent).toEqual([{ call: 'POST /api/vault/7/password', body: { purpose: 'copy' } }]);
  expect(screen.getByText('Hidden')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await pass(2_500);
  expect(screen.queryByRole('status')).toBeNull();
  await pass(56_000);
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  const writes = vi.spyOn(navigator.clipboard, 'writeText');
  await pass(2_000);
  expect(writes.mock.calls).toEqual([['']]);
});

it('copying says that there is no password, and leaves the clipboard', async () => {
  const { user } = open();
  await navigator.clipboard.writeText('something else');
  server.answers.push(() => Response.json({ password: '' }));
  await user.click(screen.getByRole('button', { name: 'Copy password of Bank' }));
  expect(await screen.findByText('This entry has no password to copy.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await navigator.clipboard.readText()).toBe('something else');
});

it('D42: a failure shows an error with retry', async () => {
  const { user } = open();
  server.answers.push(fails(503, { error: 'Not right now.', code: 'unavailable' }), tells);
  await user.click(screen.getByRole('button', { name: 'Reveal password of Bank' }));
  expect(await screen.findByText('Not right now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hidden in 30 s')).toBeVisible();
});
