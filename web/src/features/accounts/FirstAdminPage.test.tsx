import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../../test/render-routes.tsx';
import FirstAdminPage from './FirstAdminPage.tsx';

const EXPIRED = 'This link is no longer valid. Restart the server to get a new one in its log.';
const USED = 'This link has been used. Sign in instead.';

const open = (fragment: string) => {
  window.location.hash = fragment;
  renderRoutes({}, { root: { component: FirstAdminPage } });
};
const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

afterEach(() => {
  window.location.hash = '';
});

it('D13: a link without its token offers no form', async () => {
  open('');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is incomplete\./);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['used', 409, 'link_used', USED],
  ['outdated', 404, 'link_expired', EXPIRED],
])('newcomer 14: a link that is %s says so before the form', async (_, status, code, error) => {
  answer({ error, code }, status);
  open('#token');
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
});

it('newcomer 14: a link that was used meanwhile replaces the form', async () => {
  answer({ expires_at: '2026-03-03T12:00:00.000Z' });
  open('#token');
  await userEvent.type(await screen.findByLabelText('Username'), 'Ada');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a long enough phrase');
  answer({ error: USED, code: 'link_used' }, 409);
  await userEvent.click(screen.getByRole('button', { name: 'Create administrator' }));
  expect(await screen.findByRole('link', { name: 'Back to sign-in' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(USED);
});
