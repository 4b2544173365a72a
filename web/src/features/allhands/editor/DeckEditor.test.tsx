import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import DecksPage from '../admin/DecksPage.tsx';
import { setUp } from '../admin/decks.fixture.tsx';

setUp();

const DECK = { ...DECK_3Q2024, quarter: '4Q2024' };
type Change = Partial<Record<keyof typeof DECK, unknown>>;
const draftOf = (version: number, by: string, change: Change = {}) => ({
  quarter: '4Q2024',
  version,
  edited_at: '2026-11-18T15:30:00.000Z',
  edited_by: by,
  text: JSON.stringify({ ...DECK, ...change }),
  over: null,
  replaces: false,
  previous: { quarter: '3Q2024', text: JSON.stringify(DECK_3Q2024) },
});
const failed = (status: number, code: string) => () =>
  Response.json({ success: false, code, error: `Refused: ${code}` }, { status });

/** The server: the draft, and what it replies to the next saves. */
let draft: ReturnType<typeof draftOf>;
let saves: { version: number | null; deck: typeof DECK }[];
let refuse: (() => Response) | null;

beforeEach(() => {
  draft = draftOf(1, 'Ana');
  saves = [];
  refuse = null;
});

function answerSave(body: string): Response {
  const { version, text } = JSON.parse(body);
  if (refuse) return refuse();
  if (version !== null && version !== draft.version) return failed(409, 'stale_version')();
  saves.push({ version, deck: JSON.parse(text) });
  draft = { ...draft, version: draft.version + 1, edited_by: 'Ana', text };
  const { edited_at } = draft;
  return Response.json({ success: true, message: 'Saved', version: draft.version, edited_at });
}

function open(section: string) {
  const site = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-18' };
  const drawn = renderInApp(
    <DecksPage />,
    { '/api/site': site },
    { at: `/decks?draft=4Q2024&section=${section}` },
  );
  const answer = window.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== '/api/allhands/drafts/4Q2024') return answer(address, init);
    return init.method === 'PUT' ? answerSave(String(init.body)) : Response.json(draft);
  });
  return drawn;
}

/** In one step, so that a slow machine saves nothing in between. */
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const entry = async (name: string) => within(await screen.findByRole('group', { name }));
const percentOf = async (name: string) => (await entry(name)).getByLabelText('Percent');
const ENPS = 'Employee satisfaction (eNPS)';

test('a wrong figure is marked at its field and in its section, saved, and not published', async () => {
  const { user } = open('kpi');
  const percent = await percentOf(ENPS);
  write(percent, 'a lot');
  expect(percent).toHaveAccessibleDescription(/This must be a number/);
  expect(screen.getByRole('button', { name: /^8\. KPI.*1 problem/ })).toBeVisible();
  expect(await screen.findByText(/update the preview/)).toBeVisible();
  await waitFor(() => expect(saves.at(-1)?.deck.goals[0]?.percent).toBe('a lot'));
  await user.click(screen.getByRole('button', { name: '1. All Hands' }));
  await user.click(screen.getByRole('button', { name: 'Publish 4Q2024' }));
  await waitFor(async () => expect(await percentOf(ENPS)).toHaveFocus());
  const alert = screen.getByRole('alert', { name: 'Correct these sections first' });
  expect(alert).toHaveTextContent(/^Correct these sections first8. KPI .*: This must be a number$/);
  await user.click(screen.getByRole('button', { name: '1. All Hands' }));
  await user.click(within(alert).getByRole('button', { name: /^8\. KPI/ }));
  await waitFor(async () => expect(await percentOf(ENPS)).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('figures show their change since the last quarter; entries are added and removed', async () => {
  const { user } = open('profile-2');
  const people = (await entry('20-29')).getByLabelText('People');
  expect(people).toHaveAccessibleDescription('Same as 3Q2024');
  write(people, '20');
  expect(people).toHaveAccessibleDescription('+3 vs 3Q2024');
  await user.click(screen.getByRole('button', { name: 'Remove 50+' }));
  await user.click(screen.getByRole('button', { name: 'Add to Age bands' }));
  const added = await entry('Entry 4');
  expect(added.getByLabelText('Label')).toHaveFocus();
  write(added.getByLabelText('Label'), 'Older');
  await waitFor(() =>
    expect(saves.at(-1)?.deck.age_bands.at(-1)).toEqual({ label: 'Older', people: '' }),
  );
  expect(saves.at(-1)?.deck.age_bands).toHaveLength(4);
});

test('a text that can mean two numbers is refused, but not where figures are small', async () => {
  open('compensation');
  const [total] = await screen.findAllByLabelText('Total, R$');
  if (!total) throw new Error('The section has no total');
  write(total, '480.000');
  expect(total).toHaveAccessibleDescription(/“480\.000” can mean 480000 or 480\./);
  write(total, '480,000');
  expect(total).not.toHaveAccessibleDescription(/can mean/);
  const [percent] = screen.getAllByLabelText('Percent');
  if (!percent) throw new Error('The section has no shares');
  write(percent, '59.293');
  expect(percent).not.toHaveAccessibleDescription(/can mean/);
});

test('the agenda names parts of the deck by their titles and stores their ids', async () => {
  const { user } = open('agenda');
  const people = (await entry('People & Management')).getByRole('combobox', { name: 'Point' });
  expect(people).toHaveValue('People & Management');
  expect(screen.getByRole('button', { name: 'Remove M&A' })).toBeVisible();
  write(people, 'Our year');
  await waitFor(() => expect(saves.at(-1)?.deck.agenda[0]).toBe('Our year'));
  await user.click(people);
  await user.click(await screen.findByRole('option', { name: 'M&A' }));
  await waitFor(() => expect(saves.at(-1)?.deck.agenda[0]).toBe('mea'));
});

test('a text is translated in its field', async () => {
  const { user } = open('kpi');
  await percentOf(ENPS);
  await user.click(screen.getByRole('radio', { name: 'Portuguese' }));
  const name = (await entry(ENPS)).getByLabelText('Name');
  expect(name).toHaveValue('Satisfação da equipe (eNPS)');
  write(name, '');
  expect(name).toHaveAttribute('placeholder', ENPS);
});

test('another person’s change of another field is merged', async () => {
  open('kpi');
  const percent = await percentOf(ENPS);
  draft = draftOf(2, 'Bia', { subtitle: 'Of Bia' });
  write(percent, '97');
  await waitFor(() => expect(saves.at(-1)?.deck.goals[0]?.percent).toBe(97));
  expect(saves.at(-1)?.deck.subtitle).toBe('Of Bia');
});

test('a change of the same field asks which text to keep', async () => {
  const { user } = open('all-hands');
  const subtitle = await screen.findByLabelText('Subtitle');
  draft = draftOf(2, 'Bia', { subtitle: { ...(DECK.subtitle as object), en: 'Of Bia' } });
  write(subtitle, 'Of Ana');
  const question = await screen.findByText(/^Bia changed the same fields/);
  expect(question).toBeVisible();
  expect(screen.getByText(/yours “Of Ana”, Bia’s “Of Bia”/)).toBeVisible();
  expect(saves).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({ version: 2, deck: { subtitle: { en: 'Of Ana' } } });
});

test('what was typed stays if the draft is gone or a save fails', async () => {
  const { user } = open('all-hands');
  const subtitle = await screen.findByLabelText('Subtitle');
  refuse = failed(500, 'unexpected');
  write(subtitle, 'Results of Ana');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  refuse = failed(404, 'not_found');
  await user.click(retry);
  expect(await screen.findByText('Somebody published or discarded this draft.')).toBeVisible();
  expect(subtitle).toHaveValue('Results of Ana');
  refuse = null;
  await user.click(screen.getByRole('button', { name: 'Save as a new draft' }));
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ version: null }));
});
