import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderInApp } from '../../../test/render-app.tsx';
import AllHandsPage from './AllHandsPage.tsx';
import { keepPreview } from './preview.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

const NEWEST = { name: 'Show the newest deck' };

function signIn(role: 'admin' | 'full_access') {
  const photo = { profile_photo: '', force_password_change: false };
  storeUser({ username: 'Ana', email: 'ana@example.com', role, ...photo });
}

test('a stored preview is hidden from users who may not publish', async () => {
  signIn('full_access');
  keepPreview({ deck: DECK_3Q2024 });
  const at = '/allhands?quarter=preview';
  const { user, router } = renderInApp(<AllHandsPage />, {}, { at });
  expect(
    await screen.findByText(
      'There is no deck preview in this tab. Open it again from the decks page.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', NEWEST));
  await waitFor(() => expect(router.state.location.href).toBe('/allhands'));
});

test('a missing deck offers no other deck', async () => {
  renderInApp(<AllHandsPage />, {}, { at: '/allhands' });
  const reply = { success: false, code: 'conflict', error: 'No deck is available.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reply, { status: 409 })));
  expect(await screen.findByText('No deck is available.')).toBeVisible();
  expect(screen.queryByRole('button', NEWEST)).toBeNull();
});

test('D55: a refused deck leads to signing in; a link is kept in the tab and sent', async () => {
  window.location.hash = '#link=a-secret_1';
  renderInApp(<AllHandsPage />, {}, { at: '/allhands?quarter=4Q2024' });
  const sent: unknown[] = [];
  const reply = { code: 'unauthenticated', error: 'Sign in to see this deck.' };
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address.startsWith('/api/allhands'))
      sent.push(new Headers(init.headers).get('x-deck-link'));
    return Promise.resolve(Response.json(reply, { status: 401 }));
  });
  expect(await screen.findByText('Sign in to see this deck.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringContaining('/login?next='),
  );
  expect(new Set(sent)).toEqual(new Set(['a-secret_1']));
  expect(window.location.hash).toBe('');
});
