import { redirectFor } from '@intranet/contract/pages.ts';
import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUser } from '#core/session.ts';
import { openPage } from '#features/leave/leave-screens.fixture.tsx';
import PermissionDeniedPage from './guard/PermissionDeniedPage.tsx';
import { BACKGROUND, PERSON, pressRetry, SPECIFIED_SCREENS } from './specified-screens.fixture.tsx';
import { LOGGED, SAYS, SPECIFIED_TEXTS, type SpecifiedTexts } from './specified-texts.fixture.ts';

// The chart needs a browser's layout.
vi.mock('#features/communication/revenue/TargetsChart.tsx', () => ({ default: () => null }));

type Answer = () => Response;
const network = { call: '', calls: 0, answer: (() => Response.error()) as Answer };

const HTML = { headers: { 'content-type': 'text/html' } };
/** Each kind of failure, in test order. */
const FAILURES: [name: 'withText' | 'withoutText' | 'notJson' | 'noConnection', answer: Answer][] =
  [
    ['withText', () => Response.json({ error: SAYS }, { status: 400 })],
    // §7: `success` decides, whatever the status; verify returns its sentence as `message`.
    ['withText', () => Response.json({ success: false, error: SAYS, message: SAYS })],
    ['withoutText', () => Response.json({}, { status: 500 })],
    ['withoutText', () => Response.json({ success: false })],
    ['notJson', () => new Response('<html></html>', { status: 502, ...HTML })],
    ['notJson', () => new Response('<html></html>', HTML)],
    [
      'noConnection',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ];

const EACH_KIND = FAILURES.filter(
  ([name], index) => FAILURES.findIndex(([other]) => other === name) === index,
);
// A test covers up to eight replies, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  storeUser(PERSON);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    const [path = ''] = address.split('?');
    if (`${method} ${path}` === network.call) {
      network.calls += 1;
      return network.answer();
    }
    const reply = BACKGROUND[address] ?? BACKGROUND[path];
    return reply ? Response.json(reply) : Response.json({ error: 'None' }, { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The visible alerts, not counting nested ones. */
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].filter(
    (alert) => alert.textContent && !alert.parentElement?.closest('[role=alert]'),
  );

/** Opens the screen of an entry. Returns the steps that make its call, once for each reply. */
async function openScreen({ entry, call }: SpecifiedTexts, first: Answer) {
  const found = SPECIFIED_SCREENS[entry];
  if (!found) throw new Error(`No screen for ${entry}`);
  const { Page, at, loads = false, prepare, press } = found;
  if (entry === 'Login') localStorage.clear();
  Object.assign(network, { call, calls: 0, answer: first });
  const { user } = openPage(Page, at, 1280);
  await prepare?.(user);
  let opened = false;
  return async (answer: Answer) => {
    const before = loads && !opened ? 0 : network.calls;
    act(() => notifications.clean());
    network.answer = answer;
    if (press) await press();
    else if (opened) await pressRetry();
    opened = true;
    await waitFor(() => expect(network.calls).toBeGreaterThan(before));
  };
}

describe('spec §8: what the screen says', () => {
  it.each(SPECIFIED_TEXTS.map((row) => [row.entry, row] as const))('%s', async (_, row) => {
    const { failures, empty, reply, success, leadsTo } = row;
    // One text for all failures needs only one reply of each kind.
    const met = typeof failures === 'object' ? FAILURES : failures ? EACH_KIND : [];
    const succeed = () => Response.json(reply);
    const make = await openScreen(row, met[0]?.[1] ?? succeed);
    for (const [name, answer] of met) {
      await make(answer);
      const text = typeof failures === 'string' ? failures : failures?.[name];
      if (text === LOGGED) await waitFor(() => expect(alerts()).toHaveLength(1));
      else expect(await screen.findByText(text ?? '')).toBeVisible();
      if (empty) expect(await screen.findByText(empty)).toBeVisible();
    }
    if (!reply) return;
    await make(succeed);
    if (success) expect(await screen.findByText(success)).toBeVisible();
    if (leadsTo) await waitFor(() => expect(window.location.pathname).toBe(leadsTo));
  });

  it('Access denied leads to /permissiondenied', async () => {
    expect(redirectFor('/pipepass', { ...PERSON, role: 'full_access' })).toBe('/permissiondenied');
    openPage(PermissionDeniedPage, '/permissiondenied');
    expect(await screen.findByRole('heading', { name: 'Permissão Negada' })).toBeVisible();
    expect(screen.getByText('Você não tem permissão para acessar esta página.')).toBeVisible();
  });
});
