import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from './core/roles.ts';
import { mayOpen, PAGES, redirectFor, SHOWCASE_PAGE, swapShowcase } from './pages.ts';

const NOBODY = 'nobody';
type Who = Role | typeof NOBODY;
const WHO: readonly Who[] = [NOBODY, ...ROLES];

const LOGIN = '/login';
const HOME = '/home';
const DENIED = '/permissiondenied';

/** The redirects of a visitor and of the four roles; null to stay. */
type Row = readonly [
  nobody: string | null,
  admin: string | null,
  full: string | null,
  nofin: string | null,
  people: string | null,
];
const everybody: Row = [null, null, null, null, null];
const signedIn: Row = [LOGIN, null, null, null, null];
const lists: Row = [LOGIN, null, null, DENIED, null];
const finance: Row = [LOGIN, null, null, DENIED, HOME];
const allButPeople: Row = [LOGIN, null, null, null, HOME];
const adminOnly: Row = [LOGIN, null, DENIED, DENIED, HOME];

/** Spec §2, §4 and §6 with D1 to D3, page by page. */
const EXPECTED: Record<string, Row> = {
  '/login': everybody,
  '/forgot-password': everybody,
  '/verify-reset-code': everybody,
  '/force-change-password': everybody,
  '/leave-decision': everybody,
  '/first-admin': everybody,
  '/join': everybody,
  '/single-sign-on': everybody,
  '/allhands': everybody,
  '/home': everybody,
  '/vacation': signedIn,
  '/people': signedIn,
  '/approvals': signedIn,
  '/myleave': signedIn,
  '/calendar': lists,
  '/leavereport': finance,
  '/account': signedIn,
  '/feriasarea': lists,
  '/verificar_saldo': lists,
  '/verificar_conflito': lists,
  '/reports': finance,
  '/permissiondenied': allButPeople,
  '/legal': allButPeople,
  '/it': allButPeople,
  '/mea': allButPeople,
  '/commercial': allButPeople,
  '/marketing': allButPeople,
  '/projects': allButPeople,
  '/pipeline': allButPeople,
  '/techubspotbi': allButPeople,
  '/tecfinancial': allButPeople,
  '/teccalendario': allButPeople,
  '/tecferias': allButPeople,
  '/tecmetas': allButPeople,
  '/tecpel': allButPeople,
  '/benefits': allButPeople,
  // §4 names six pages of apenas_people, and the guard runs before §6.
  '/communication': allButPeople,
  '/pipepass': adminOnly,
  '/chatbot': adminOnly,
  '/leaving': adminOnly,
  '/notifications': signedIn,
  '/announcements': adminOnly,
  '/decks': adminOnly,
  '/admin': adminOnly,
  '/novo_usuario': adminOnly,
  '/vacation_admin': adminOnly,
  '/fileupdate': adminOnly,
  '/audit': adminOnly,
  '/outbox': adminOnly,
  '/adminreports': adminOnly,
  '/adminpeople': adminOnly,
  '/adminlegal': adminOnly,
  '/adminit': adminOnly,
  '/adminmea': adminOnly,
  '/admincommercial': adminOnly,
  '/adminmarketing': adminOnly,
  '/adminprojects': adminOnly,
  '/linkpreview': adminOnly,
  '/items': adminOnly,
  '/groups': adminOnly,
  // Somebody's own item may be of any department (D56).
  '/item': signedIn,
};

function sentTo(path: string, who: Who): string | null {
  return redirectFor(path, who === NOBODY ? null : { role: who });
}

describe('spec §4, D1 to D3: the guard', () => {
  for (const [path, row] of Object.entries(EXPECTED)) {
    describe(path, () => {
      test.each(WHO.map((who, i) => [who, row[i] ?? null] as const))('%s → %s', (who, expected) => {
        expect(sentTo(path, who)).toBe(expected);
      });
    });
  }

  test('every page has a row in this table', () => {
    expect(PAGES.map((page) => page.path).filter((path) => !(path in EXPECTED))).toEqual([]);
  });

  test('no page is declared twice', () => {
    expect(new Set(PAGES.map((page) => page.path)).size).toBe(PAGES.length);
  });
});

describe('D1, D5: an address that is no page', () => {
  const row: Row = [LOGIN, null, null, null, HOME];
  test.each(WHO.map((who, i) => [who, row[i] ?? null] as const))('%s → %s', (who, expected) => {
    expect(sentTo('/no-such-page', who)).toBe(expected);
  });
});

test.each<[path: string, who: Role | null, offered: boolean]>([
  ['/reports', 'full_access', true],
  ['/reports', 'tudo_menos_fin', false],
  ['/reports', null, false],
  ['/home', null, true],
  // Admins see that the page doesn't exist, but nothing links to it.
  ['/no-such-page', 'admin', false],
])('mayOpen: %s is offered to %s: %s', (path, role, offered) => {
  expect(mayOpen(path, role && { role })).toBe(offered);
});

test.each(ROLES)('D59: the vault opens to %s while it is shared', (role) => {
  expect(redirectFor('/pipepass', { role, uses_vault: true })).toBeNull();
  expect(mayOpen('/pipepass', { role, uses_vault: false })).toBe(role === 'admin');
});

describe('the guard ignores unusual spellings', () => {
  const spellings = ['/outbox/', '/OUTBOX', '//outbox', '/outbox?x=1', '/outbox#x'];
  test.each(spellings)('nobody reaches %s', (path) => {
    expect(sentTo(path, NOBODY)).toBe(LOGIN);
  });

  test.each(spellings)('apenas_people does not reach %s', (path) => {
    expect(sentTo(path, 'apenas_people')).toBe(HOME);
  });

  test('a redirect leads to a page that the user may open', () => {
    for (const path of [...Object.keys(EXPECTED), '/no-such-page', '/']) {
      for (const who of WHO) {
        const target = sentTo(path, who);
        if (target !== null) expect([path, who, sentTo(target, who)]).toEqual([path, who, null]);
      }
    }
  });
});

test.each(['pipeline', 'projetos'])(
  'D5: with the cards at /%s, each page has an address',
  (name) => {
    const addresses = PAGES.map(({ path }) => swapShowcase(path, name));
    expect(new Set(addresses).size).toBe(PAGES.length);
    expect(addresses.map((address) => swapShowcase(address, name))).toEqual(
      PAGES.map(({ path }) => path),
    );
    expect(swapShowcase(SHOWCASE_PAGE, name)).toBe(`/${name}`);
  },
);
