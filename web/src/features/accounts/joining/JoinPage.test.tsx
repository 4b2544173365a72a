import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUser, storedUser } from '#core/session.ts';
import { renderRoutes } from '../../../../test/render-routes.tsx';
import JoinPage from './JoinPage.tsx';

const ENDED = 'This invitation is no longer valid. Ask an administrator to send you a new one.';
const USED = 'This link has been used. Sign in instead.';
const INVITATION = { username: 'Bia', language: null, expires_at: '2026-12-05T12:00:00.000Z' };
const ME = {
  message: 'Login successful!',
  user: {
    username: 'Bia',
    email: 'bia@example.com',
    role: 'full_access',
    profile_photo: '',
    force_password_change: false,
  },
  employee: null,
  can_approve: false,
  two_factor_setup_required: false,
};

const sent: { address: string; body: unknown }[] = [];
const answer = (replies: Record<string, () => Response>) =>
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(init.body)) });
    return replies[address]?.() ?? Response.json({}, { status: 500 });
  });
const refused = (status: number, code: string, error: string, fields?: object) => () =>
  Response.json({ error, code, fields }, { status });

const open = (fragment: string) => {
  window.location.hash = fragment;
  return renderRoutes({ '/join': JoinPage, '/home': () => <h1>Home</h1> }, { at: '/join' });
};

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => {
  window.location.hash = '';
  forgetUser();
});

it('D71: a link without its token offers no form', async () => {
  open('');
  expect(await screen.findByText(/^This link is incomplete\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['used', 409, 'link_used', USED],
  ['ended', 404, 'link_expired', ENDED],
])('D71: a link that has %s says so before the form', async (_, status, code, error) => {
  answer({ '/api/invitations/lookup': refused(status, code, error) });
  open('#token');
  expect(await screen.findByText(error)).toHaveAttribute('role', 'alert');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
});

it('D71: shows the username, keeps a refused password, and signs in', async () => {
  answer({
    '/api/invitations/lookup': () => Response.json(INVITATION),
    '/api/invitations/accept': refused(400, 'invalid_input', 'Too common', {
      password: 'Too common',
    }),
  });
  const { user } = open('#token');
  expect(await screen.findByLabelText('Username')).toHaveValue('Bia');
  const password = screen.getByLabelText('New password');
  await user.type(password, 'short');
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(await screen.findByText('At least 8 characters')).toBeVisible();
  await user.type(password, ' is not enough');
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(await screen.findByText('Too common')).toBeVisible();
  expect(password).toHaveValue('short is not enough');
  answer({ '/api/invitations/accept': () => Response.json(ME) });
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ token: 'token', password: 'short is not enough' });
  expect(storedUser()?.username).toBe('Bia');
});

it('D71: a link that was used meanwhile replaces the form', async () => {
  answer({
    '/api/invitations/lookup': () => Response.json(INVITATION),
    '/api/invitations/accept': refused(409, 'link_used', USED),
  });
  const { user } = open('#token');
  await user.type(await screen.findByLabelText('New password'), 'a long enough phrase');
  answer({
    '/api/invitations/lookup': refused(409, 'link_used', USED),
    '/api/invitations/accept': refused(409, 'link_used', USED),
  });
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(await screen.findByRole('link', { name: 'Back to sign-in' })).toBeVisible();
  expect(screen.getByText(USED)).toBeVisible();
});
