import type { Role } from '@intranet/contract/core/roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordRecent } from '#core/recent.ts';
import { renderInApp } from '../../../../test/render-app.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-21' };
const CALENDAR = {
  today: SITE.today,
  people: [
    { id: 1, name: 'Bia Legal', area: 'Finance' },
    { id: 2, name: 'Caio', area: 'Legal' },
  ],
  leaves: [],
  holidays: [],
  limits: [],
  own: null,
};
const LINKS = [
  { name: 'weekly', opens: 'embedded', url: 'https://example.com/weekly' },
  { name: 'bs', opens: 'tab', url: 'https://example.com/bs' },
];
const tab = { opener: window as Window | null };
const openTab = vi.fn(() => tab);
const asked = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

async function draw(
  role: Role,
  { canApprove = true, byBox = false, people = CALENDAR.people, waiting = 0 } = {},
) {
  const person = { username: 'Ana', email: '', role, profile_photo: '' };
  const drawn = renderInApp(<CommandPalette user={person} withBox />, {
    '/api/site': SITE,
    '/api/current_user': { can_approve: canApprove },
    '/api/approvals/count': { count: waiting },
    '/api/links': { links: LINKS },
    [`/api/calendar?from=${SITE.today}&to=${SITE.today}`]: { ...CALENDAR, people },
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string) => {
    asked(address.split('?')[0]);
    return answer(address);
  });
  vi.stubGlobal('open', openTab);
  await screen.findByRole('main');
  if (byBox) await drawn.user.click(screen.getByRole('button', { name: 'Search' }));
  else await drawn.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  return { ...drawn, input };
}
const marked = () => screen.getByRole('option', { selected: true });
const headings = () => screen.getAllByRole('group').map((group) => group.firstChild?.textContent);

test('actions come first, then recent pages; the first is marked', async () => {
  recordRecent({ email: '' }, 'weekly');
  await draw('full_access');
  await screen.findByRole('option', { name: 'Approve requests' });
  expect(headings()).toEqual(['Actions', 'Recently opened', 'Pages']);
  expect(marked()).toHaveTextContent('Request leave');
});

test('Approve requests says how many wait', async () => {
  await draw('full_access', { waiting: 7 });
  await screen.findByRole('option', { name: 'Approve requests 7 waiting' });
});

test('a person opens their row of the calendar, before pages', async () => {
  const { user, router } = await draw('full_access');
  await user.keyboard('legal');
  await screen.findByRole('option', { name: 'Bia Legal Finance See leave in calendar' });
  expect(headings()[0]).toBe('Colleagues');
  // An area's name finds no people.
  expect(screen.queryByText('Caio')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/calendar?name=Bia+Legal'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('D4: no people for a role that may not read the calendar', async () => {
  const { user } = await draw('tudo_menos_fin', { canApprove: false });
  await user.keyboard('caio');
  await screen.findByText('No results for “caio”');
  expect(asked).not.toHaveBeenCalledWith('/api/calendar');
});

test('a synonym is shown; arrows move, and Ctrl+Enter opens a new tab', async () => {
  const { user, router } = await draw('full_access');
  await user.keyboard('ferias');
  expect(marked()).toHaveTextContent('Request leave · férias');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toHaveTextContent('Vacation · férias');
  const before = router.state.location.href;
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(openTab).toHaveBeenCalledExactlyOnceWith('/vacation', '_blank', 'noopener');
  expect(router.state.location.href).toBe(before);
});

test('Change language lists the languages, and Dark mode switches at once', async () => {
  const { user } = await draw('full_access');
  await user.click(screen.getByRole('option', { name: /^Change language/ }));
  expect(screen.getByRole('option', { name: 'Language: Español' })).toBeVisible();
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('dark{Enter}');
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
  );
  await user.keyboard('{Control>}k{/Control}light{Enter}');
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light'),
  );
});

test('Escape closes', async () => {
  const { user } = await draw('full_access', { byBox: true });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
});

test('the header’s box: arrows, Home, End; Enter opens; the count is told', async () => {
  const { user, router, input } = await draw('full_access', { byBox: true });
  await user.type(input, 'ferias');
  expect(screen.getByRole('status')).toHaveTextContent('11 results');
  expect(headings()).toEqual(['Related']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toHaveTextContent('Scheduled Vacations · férias');
  await user.keyboard('{End}');
  expect(marked()).toHaveTextContent('Form · fériasPeople › Vacation');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toHaveTextContent('Request leave · férias');
  await user.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/vacation'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('an embed opens by the router, a tab item in a new tab', async () => {
  const { user, router } = await draw('full_access', { byBox: true });
  await user.keyboard('cash flow{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/reports?open=weekly'));
  await user.keyboard('{Control>}k{/Control}accounting sharepoint');
  await user.click(
    await screen.findByRole('option', { name: /Accounting › Sharepoint \(opens in a new tab\)/ }),
  );
  expect(openTab).toHaveBeenCalledExactlyOnceWith('https://example.com/bs', '_blank');
  expect(tab.opener).toBeNull();
});

test('spec §8: an item without an address says so, and so does choosing it', async () => {
  const { user } = await draw('full_access');
  await user.keyboard('power bi');
  await user.click(await screen.findByRole('option', { name: /Power BI no address yet/ }));
  expect(
    await screen.findByText('Erro: O link retornado está vazio ou no formato incorreto.'),
  ).toBeVisible();
});

test('an empty result is announced; only pages of the role are found', async () => {
  const { user, input } = await draw('tudo_menos_fin', { canApprove: false });
  await user.keyboard('fluxo de caixa');
  expect(screen.getByRole('status')).toHaveTextContent('No results');
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

test('spec §2: hits in a name come before synonyms, which are marked as related', async () => {
  const { user } = await draw('full_access');
  await user.keyboard('vacation');
  expect(headings()).toEqual(['Pages', 'Reports and links', 'Related']);
  const [pages, , related] = screen.getAllByRole('group') as HTMLElement[];
  if (!pages || !related) throw new Error('a group is missing');
  expect(within(pages).getAllByRole('option').at(0)).toHaveTextContent('Vacation');
  expect(within(related).getByRole('option', { name: 'Balance' })).toBeVisible();
  expect(within(related).queryByText(/^vacation/i)).toBeNull();
});

test('what a page is for stands behind it; each page once; no word that may be another language’s', async () => {
  const { user } = await draw('admin');
  await user.keyboard('vac');
  expect(
    screen
      .getAllByRole('option')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Vacation', 'Request leave']);
  expect(screen.getByRole('option', { name: 'Balance' })).toHaveTextContent(/^Balance$/);
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('pipeline password');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a synonym comes before people, unless a page has the text in its name', async () => {
  const people = [{ id: 1, name: 'Fernanda', area: 'Finance' }];
  const { user } = await draw('full_access', { people });
  await user.keyboard('fe');
  await screen.findByRole('option', { name: 'Fernanda Finance See leave in calendar' });
  expect(headings()[0]).toBe('Colleagues');
  await user.keyboard('r');
  expect(headings()).toEqual(['Related', 'Colleagues']);
  expect(marked()).toHaveTextContent('Request leave · férias');
});
