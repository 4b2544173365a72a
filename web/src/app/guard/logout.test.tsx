import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeUser } from '#core/session.ts';
import { renderInApp } from '../../../test/render-app.tsx';
import { router } from '../router.tsx';
import { UserMenu } from '../shell/UserMenu.tsx';

const PERSON = { username: 'Ana', email: '', role: 'admin', profile_photo: '' } as const;
const SETTING = 'sidebar-setting';

/** Signs a user in with a stored setting; logout gets this reply. */
function signInThen(answer: () => Response) {
  storeUser({ ...PERSON, force_password_change: false });
  localStorage.setItem(SETTING, 'open');
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/logout' ? answer() : Response.json({}, { status: 404 }),
  );
}
afterEach(() => vi.unstubAllGlobals());

async function openLogout(): Promise<void> {
  const history = createMemoryHistory({ initialEntries: ['/logout'] });
  router.update({ ...router.options, history, context: { queryClient: new QueryClient() } });
  await router.load();
  expect(router.state.location.pathname).toBe('/login');
}

async function pressLogout(answer: () => Response): Promise<void> {
  const drawn = renderInApp(<UserMenu user={PERSON} />, {});
  signInThen(answer);
  fireEvent.click(await screen.findByRole('button', { name: 'Ana’s account' }));
  fireEvent.click(await screen.findByText('Logout'));
  await waitFor(() => expect(drawn.router.state.location.pathname).toBe('/login'));
}

const UNAUTHORIZED: [string, () => Response][] = [
  ['the product’s own body', () => Response.json({ code: 'unauthenticated' }, { status: 401 })],
  ['another body', () => Response.json({ error: 'No session' }, { status: 401 })],
  ['no JSON', () => new Response('', { status: 401 })],
];

describe('spec §4: a 401 on logout clears all local storage and leads to /login', () => {
  it.each(UNAUTHORIZED)('at the address /logout, with %s', async (_, answer) => {
    signInThen(answer);
    await openLogout();
    expect(localStorage).toHaveLength(0);
  });

  it.each(UNAUTHORIZED)('from the menu, with %s', async (_, answer) => {
    await pressLogout(answer);
    expect(localStorage).toHaveLength(0);
  });
});

describe('spec §4: logout clears the stored user data', () => {
  const success = () => Response.json({ success: true, message: 'Signed out' });

  it('from the menu', async () => {
    await pressLogout(success);
    expect({ ...localStorage }).toEqual({ [SETTING]: 'open' });
  });

  it.each([
    ['the server answers', success],
    ['the server can’t be reached', () => Response.error()],
  ])('at the address /logout, when %s', async (_, answer) => {
    signInThen(answer);
    await openLogout();
    expect({ ...localStorage }).toEqual({ [SETTING]: 'open' });
  });
});
