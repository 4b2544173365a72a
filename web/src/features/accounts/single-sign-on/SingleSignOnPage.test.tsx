import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUser, storedUser } from '#core/session.ts';
import { renderRoutes } from '../../../../test/render-routes.tsx';
import SingleSignOnPage from './SingleSignOnPage.tsx';

const ME = {
  user: {
    username: 'Ana',
    email: 'ana@example.com',
    role: 'full_access',
    profile_photo: '',
    force_password_change: false,
  },
  employee: null,
  can_approve: false,
  two_factor_setup_required: false,
};
const post = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', post);
});
afterEach(() => {
  vi.unstubAllGlobals();
  post.mockReset();
  forgetUser();
});

function arrive(fragment: string) {
  window.history.replaceState(null, '', `/single-sign-on${fragment}`);
  const pages = {
    '/single-sign-on': () => (
      <StrictMode>
        <SingleSignOnPage />
      </StrictMode>
    ),
    '/login': () => 'the sign-in page',
    '/force-change-password': () => 'a new password',
    '/vacation': () => 'the leave hub',
  };
  return renderRoutes(pages, { at: '/single-sign-on' });
}

const reply = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

it('S8: removes the code from the URL and sends it once, unchanged', async () => {
  post.mockResolvedValue(reply({ ...ME, message: 'Login successful!', next: '/vacation' }));
  arrive('#code=a%2Bb&state=c&iss=https%3A%2F%2Fid.test');
  expect(await screen.findByText('the leave hub')).toBeVisible();
  expect(post).toHaveBeenCalledOnce();
  const [address, request] = post.mock.calls[0] ?? [];
  expect(address).toBe('/api/single_sign_on/finish');
  expect(JSON.parse(String(request?.body))).toEqual({
    response: 'code=a%2Bb&state=c&iss=https%3A%2F%2Fid.test',
  });
  expect(window.location.href).not.toContain('code');
  expect(storedUser()).toMatchObject({ username: 'Ana' });
});

it('shows progress', async () => {
  post.mockReturnValue(new Promise(() => undefined));
  arrive('#code=1');
  expect(await screen.findByRole('status')).toHaveTextContent('Signing you in…');
});

it('D9: a password that must be changed comes first', async () => {
  const user = { ...ME.user, force_password_change: true };
  post.mockResolvedValue(reply({ ...ME, user, message: 'Login successful!', next: '/vacation' }));
  arrive('#code=1');
  expect(await screen.findByText('a new password')).toBeVisible();
});

it('shows the server’s message and a link back', async () => {
  const error = 'Signing in with Microsoft was cancelled. You can try again.';
  post.mockResolvedValue(reply({ error, code: 'invalid_credentials' }, 401));
  const { user } = arrive('#error=access_denied&state=c');
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
  expect(await screen.findByText('the sign-in page')).toBeVisible();
});

it('sends nothing without a response', async () => {
  arrive('');
  expect(
    await screen.findByText('This sign-in link has expired. Please sign in again.'),
  ).toBeVisible();
  expect(post).not.toHaveBeenCalled();
});
