import { useUnsavedInput } from '@intranet/ui/forms/unsaved-input.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { pageWaits } from '#core/waiting-page.ts';
import { renderInApp } from '../../../test/render-app.tsx';
import { sessionFailures } from './session-failures.ts';

const ANA = { username: 'Ana', email: 'ana@x.test', role: 'admin', profile_photo: '' } as const;

function Form({ unsaved }: { unsaved: boolean }) {
  useUnsavedInput(unsaved);
  return <p>Form</p>;
}

/** A call is refused on a page with a form. @returns where the page leads */
async function refuse(unsaved: boolean, { signedOut = false } = {}) {
  storeUser({ ...ANA, force_password_change: false });
  window.history.replaceState(null, '', '/groups?x=1');
  renderInApp(<Form unsaved={unsaved} />, {});
  await screen.findByText('Form');
  if (signedOut) forgetUser();
  const navigate = vi.fn();
  sessionFailures({ navigate } as never).onSignedOut();
  return navigate.mock.calls.map(([{ to, search }]) => ({ to, ...search }));
}

afterEach(() => {
  pageWaits.set(false);
  forgetUser();
  window.history.replaceState(null, '', '/');
});

const SIGN_IN = [{ to: '/login', next: '/groups?x=1' }];

it('a page with unsaved input waits after its session has expired', async () => {
  expect(await refuse(true)).toEqual([]);
  expect(pageWaits.get()).toBe(true);
});

it('without unsaved input, the sign-in page opens, which leads back', async () => {
  expect(await refuse(false)).toEqual(SIGN_IN);
  expect(pageWaits.get()).toBe(false);
});

it('spec §4: after a sign-out in another tab, no page waits', async () => {
  expect(await refuse(true, { signedOut: true })).toEqual(SIGN_IN);
  expect(pageWaits.get()).toBe(false);
});
