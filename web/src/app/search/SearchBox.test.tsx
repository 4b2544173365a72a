import type { Role } from '@intranet/contract/core/roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../test/render-app.tsx';
import { SearchBox } from './SearchBox.tsx';

const LINKS = [
  { name: 'weekly', opens: 'embedded', url: 'https://example.com/weekly' },
  { name: 'bs', opens: 'tab', url: 'https://example.com/bs' },
];
const tab = { opener: window as Window | null };
const opened = vi.fn(() => tab);

beforeEach(() => vi.stubGlobal('open', opened));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function draw(role: Role) {
  const person = { username: 'Ana', email: '', role, profile_photo: '' };
  const drawn = renderInApp(
    <>
      <SearchBox user={person} />
      <input aria-label="Something else" />
    </>,
    { '/api/current_user': { can_approve: false }, '/api/links': { links: LINKS } },
  );
  return { ...drawn, input: await screen.findByRole('combobox', { name: 'Search' }) };
}
const headings = () => screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('arrows, Home, End; Enter opens; the count is told', async () => {
  const { user, input, router } = await draw('full_access');
  await user.type(input, 'ferias');
  expect(screen.getByRole('status')).toHaveTextContent('9 results');
  expect(headings()).toEqual(['Related']);
  const activeName = () =>
    document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await user.keyboard('{ArrowDown}');
  expect(activeName()).toBe('Vacation · férias');
  await user.keyboard('{ArrowDown}');
  expect(activeName()).toBe('Scheduled Vacations · férias');
  await user.keyboard('{End}');
  expect(activeName()).toBe('People › Vacation › Form · férias');
  await user.keyboard('{ArrowDown}');
  expect(activeName()).toBe('Vacation · férias');
  await user.keyboard('{ArrowUp}{Home}{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/vacation'));
  expect(input).toHaveValue('');
  expect(options()).toEqual([]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Enter opens the first result; an embed by the router, a tab item in a new tab', async () => {
  const { user, input, router } = await draw('full_access');
  await user.type(input, 'cash flow{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/reports?open=weekly'));
  await user.type(input, 'accounting sharepoint');
  await user.click(
    screen.getByRole('option', { name: 'Reports › Accounting › Sharepoint (opens in a new tab)' }),
  );
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://example.com/bs', '_blank');
  expect(tab.opener).toBeNull();
  expect(screen.queryByText(/is ready/)).toBeNull();
});

test('spec §8: an item without an address says so, and so does choosing it', async () => {
  const { user, input } = await draw('full_access');
  await user.type(input, 'power bi');
  const option = await screen.findByRole('option', { name: /Power BI no address yet/ });
  await user.click(option);
  expect(
    await screen.findByText('Erro: O link retornado está vazio ou no formato incorreto.'),
  ).toBeVisible();
});

test('an empty result is announced; Escape closes and clears; leaving closes', async () => {
  const { user, input } = await draw('tudo_menos_fin');
  await user.type(input, 'fluxo de caixa');
  expect(screen.getByRole('status')).toHaveTextContent('No results');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}{Escape}');
  expect(input).toHaveValue('');
  await user.type(input, 'legal');
  expect(options()).toContain('Legal');
  await user.click(screen.getByLabelText('Something else'));
  expect(options()).toEqual([]);
});

test('spec §2: hits in a name come before synonyms, which are marked as related', async () => {
  const { user, input } = await draw('full_access');
  await user.click(input);
  expect(headings()).toEqual(['Pages', 'Reports and links']);
  await user.type(input, 'vacation');
  expect(headings()).toEqual(['Results', 'Related']);
  const [results, related] = screen.getAllByRole('group');
  expect(
    within(results as HTMLElement)
      .getAllByRole('option')
      .at(0),
  ).toHaveTextContent('Vacation');
  expect(within(related as HTMLElement).getByRole('option', { name: 'Balance' })).toBeVisible();
  expect(within(related as HTMLElement).queryByText(/^vacation/i)).toBeNull();
});
