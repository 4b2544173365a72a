import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import { setTranslator, t } from '@intranet/contract/core/i18n/t.ts';
import { translatorOf } from '@intranet/translations/catalogues.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import ConflictsPage from './ConflictsPage.tsx';
import { fakeServer, openPage, server, TODAY } from './leave-screens.fixture.tsx';
import ScheduledPage from './ScheduledPage.tsx';

fakeServer();

it('D26: leave to be cancelled is still approved, with a remark by the name', async () => {
  const leave = { AREA: 'Finance', CARGO: 'Head', LEAVE_TYPE: 'Vacation', utilizado: 'N' };
  const dates = { DATA_INICIO: TODAY, DATA_FIM: TODAY, STATUS: 'APROVADO' };
  server.replies['/api/ferias_area'] = [
    { id: 1, NOME: 'Bia', ...leave, ...dates, cancelling: true },
    { id: 2, NOME: 'Caio', ...leave, ...dates },
  ];
  openPage(ScheduledPage, '/feriasarea');
  const rowOf = async (name: string) =>
    within((await screen.findByText(name)).closest('tr') as HTMLElement);
  const bia = await rowOf('Bia');
  expect(bia.getByText('Cancellation requested')).toBeVisible();
  expect(bia.getByText('Approved')).toBeVisible();
  expect((await rowOf('Caio')).queryByText('Cancellation requested')).toBeNull();
});

const LEAVE = {
  AREA: 'Finance',
  CARGO: 'Head',
  LEAVE_TYPE: 'Vacation',
  STATUS: 'APROVADO',
  utilizado: 'N',
};
const on = (day: string) => ({ DATA_INICIO: day, DATA_FIM: day });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('cell')[0]?.textContent)
    .filter(Boolean);

/** A year each way, the newest first. */
const ENTRIES = [
  { id: 1, NOME: 'Past', ...LEAVE, ...on('2025-11-03') },
  { id: 2, NOME: 'Later', ...LEAVE, ...on('2027-03-01') },
  { id: 3, NOME: 'Soon', ...LEAVE, ...on('2026-12-01') },
];

describe('spec-b 11, D67: the table opens with all entries', () => {
  it('newest start first; “From today” is one press, soonest first, and named on paper', async () => {
    server.replies['/api/ferias_area'] = ENTRIES;
    const { user } = openPage(ScheduledPage, '/feriasarea', 1280);
    expect(await screen.findByText('3 leaves')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    expect(names()).toEqual(['Later', 'Soon', 'Past']);
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'From today' }));
    await waitFor(() => expect(names()).toEqual(['Soon', 'Later']));
    expect(window.location.search).toBe('?when=upcoming');
    expect(screen.getByText('When: From today')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(names()).toHaveLength(3);
  });

  it('the conflicts too', async () => {
    const pair = { AREA1: 'IT', CARGO1: 'Head', AREA2: 'IT', CARGO2: 'Head' };
    const of = (day: string, name: string) => ({
      ...pair,
      ...{ NOME1: name, DATA_INICIO1: day, DATA_FIM1: day },
      ...{ NOME2: 'Zoe', DATA_INICIO2: day, DATA_FIM2: day },
    });
    const conflitos = [of('2025-11-03', 'Past'), of('2027-03-01', 'Later')];
    server.write.mockImplementation(() => Response.json({ conflitos }));
    openPage(ConflictsPage, '/verificar_conflito', 1280);
    expect(await screen.findByText('2 conflicts')).toBeVisible();
    expect(names()).toEqual(['Later', 'Past']);
  });
});

it('spec-b 11: a rejected leave has the Status of its utilizado, and the filter follows', async () => {
  const rejected = { ...LEAVE, STATUS: 'REJEITADO' };
  server.replies['/api/ferias_area'] = [
    { id: 1, NOME: 'Bia', ...rejected, ...on('2025-11-03') },
    { id: 2, NOME: 'Caio', ...rejected, ...on('2025-11-03'), utilizado: 'S' },
  ];
  const { unmount } = openPage(ScheduledPage, '/feriasarea', 1280);
  const bia = within((await screen.findByText('Bia')).closest('tr') as HTMLElement);
  expect(bia.getByText('Scheduled')).toBeVisible();
  expect(bia.getByText('Rejected')).toBeVisible();
  unmount();
  openPage(ScheduledPage, '/feriasarea?status=N', 1280);
  expect(await screen.findByText('1 of 2 leaves')).toBeVisible();
  expect(names()).toEqual(['Bia']);
});

describe('newcomer 8: a filter in the address means the same in every language', () => {
  afterEach(() => setTranslator(translatorOf('as_specified')));
  const WEDDING = { ...LEAVE, LEAVE_TYPE: 'Wedding Leave', AREA: 'Legal', utilizado: 'S' };
  /** The active filters as the paper names them; a hidden field's filter is a chip too. */
  const named = (word: string) => screen.findAllByText(new RegExp(`^[^:]+: ${word}$`));

  function open(language: Language, query: string) {
    setTranslator(translatorOf(language));
    server.replies['/api/ferias_area'] = [
      { id: 1, NOME: 'Bia', ...WEDDING, ...on('2026-12-01') },
      { id: 2, NOME: 'Caio', ...LEAVE, ...on('2026-12-01') },
    ];
    return openPage(ScheduledPage, `/feriasarea${query}`, 1280);
  }

  it.each([
    ['en', '?type=Wedding+Leave', 'Wedding Leave'],
    ['pt-BR', '?type=Wedding+Leave', 'Licença-casamento'],
    ['pt-BR', '?area=Legal', 'Jurídico'],
    ['es', '?area=Legal', 'Legal'],
  ] as const)('%s: %s', async (language, query, word) => {
    open(language, query);
    expect(await screen.findByText('Bia')).toBeVisible();
    expect(names()).toEqual(['Bia']);
    expect(await named(word)).not.toEqual([]);
  });

  it('choosing one writes its wire value', async () => {
    const { user } = open('pt-BR', '');
    expect(await screen.findByText('Bia')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('More filters') }));
    await user.click(screen.getByRole('combobox', { name: 'Leave Type' }));
    await user.click(await screen.findByRole('option', { name: 'Licença-casamento' }));
    await waitFor(() => expect(window.location.search).toBe('?type=Wedding+Leave'));
  });

  it('a former address with a word in the user’s language still filters', async () => {
    open('pt-BR', '?type=Licen%C3%A7a-casamento');
    expect(await screen.findByText('Bia')).toBeVisible();
    expect(names()).toEqual(['Bia']);
  });

  it.each(['?type=Licencia', '?status=X', '?when=ontem', '?type=toString'])(
    '%s is no value, so the filter is not set',
    async (query) => {
      open('en', query);
      expect(await screen.findByText('2 leaves')).toBeVisible();
      expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    },
  );
});
