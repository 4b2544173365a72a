import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  fakeServer,
  ME,
  openPage,
  refused,
  server,
  TODAY,
} from '#features/leave/leave-screens.fixture.tsx';
import { searchPeople } from '../../../../../test/search-people.ts';
import type { HeadDeputies } from './api.ts';
import { DeputiesTab } from './DeputiesTab.tsx';
import { deputyState, whenText } from './labels.ts';

fakeServer();

const DEPUTY = {
  id: 5,
  employee_id: 3,
  name: 'Bia',
  area: 'Finance',
  start: null,
  end: null,
  active: true,
  problem: null,
};
const OWN: HeadDeputies = {
  employee_id: 1,
  name: ME,
  area: 'Finance',
  away: false,
  deputies: [DEPUTY],
};
const CANDIDATES = [
  { employee_id: 1, name: ME, area: 'Finance', cargo: 'Head' },
  { employee_id: 2, name: 'João', area: 'Gestão', cargo: 'Head' },
  { employee_id: 3, name: 'Bia', area: 'Finance', cargo: 'Senior Assist' },
];

beforeEach(() => {
  server.replies['/api/deputies'] = { heads: [OWN] };
  server.replies['/api/people-search'] = (address: string) => searchPeople(address, CANDIDATES);
});
const open = () => openPage(DeputiesTab, '/approvals').user;

it.each([
  [{}, 'Whenever you are away'],
  [{ start: '2026-12-01' }, 'From 1 Dec'],
  [{ end: '2026-12-01' }, 'Until 1 Dec'],
  [{ start: '2026-12-01', end: '2026-12-09' }, '1–9 Dec'],
  [{ start: '2026-12-01', end: '2026-12-01' }, 'On 1 Dec'],
])('%o reads %s', (dates, text) => {
  expect(whenText({ ...DEPUTY, ...dates }, true, '2026-11-23')).toBe(text);
});

it.each([
  ['the Head is here', {}, false, null],
  ['the Head is away', {}, true, 'Covering now'],
  ['it begins later', { start: '2026-12-01', active: false }, true, 'Not started'],
  ['it is over', { end: '2026-11-20', active: false }, true, 'Ended'],
  [
    'it is over, and they have left',
    { end: '2026-11-20', active: false, problem: 'Has left' },
    true,
    'Ended',
  ],
  ['they cannot', { problem: 'Is away today' }, true, 'Is away today'],
])('D23: what is said of a deputy when %s', (_, change, away, text) => {
  expect(deputyState({ ...DEPUTY, ...change }, away, TODAY)?.text ?? null).toBe(text);
});

async function chooseDeputy() {
  const user = open();
  await user.click(await screen.findByText('Add deputy'));
  const form = within(await screen.findByRole('dialog'));
  const deputy = form.getByLabelText('Deputy', { selector: 'input' });
  await user.click(deputy);
  await user.paste('joao');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  const options = (await screen.findAllByRole('option')).map((one) => one.textContent);
  await user.keyboard('{ArrowDown}{Enter}');
  const send = () => user.click(form.getByRole('button', { name: 'Add deputy' }));
  return { user, form, deputy, options, send };
}

it('a Head sees deputies and names another, found without accents', async () => {
  const { options, send } = await chooseDeputy();
  expect(screen.getByText(/your deputies handle requests for your area/)).toHaveTextContent(
    '(Finance)',
  );
  expect(screen.getByText('Finance · Whenever you are away')).toBeInTheDocument();
  expect(options).toEqual(['JoãoGestão · Head']);
  await send();
  expect(await screen.findByText('Done')).toBeVisible();
  expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/deputies', {
    head: ME,
    head_id: 1,
    deputy: 'João',
    deputy_id: 2,
    start: '',
    end: '',
  });
});

it('wrong dates are not sent; a refused deputy keeps the input', async () => {
  const { user, form, deputy, send } = await chooseDeputy();
  await user.click(form.getByLabelText('From (optional)'));
  await user.paste('10/12/2026');
  const until = form.getByLabelText('Until (optional)');
  await user.click(until);
  await user.paste('01/12/2026');
  await send();
  expect(await form.findByText('End date cannot be earlier than start date')).toBeVisible();
  expect(server.write).not.toHaveBeenCalled();
  await user.clear(until);
  server.write.mockReturnValueOnce(refused('conflict', 'João is named already.'));
  await send();
  expect(await form.findByText('João is named already.')).toBeVisible();
  expect(deputy).toHaveValue('João');
  expect(server.write.mock.lastCall?.[1]).toMatchObject({ start: '2026-12-10', end: '' });
});

it('the dialog stays open while sending', async () => {
  const { user, form, deputy, send } = await chooseDeputy();
  let refuse = (_: Response) => {};
  const answer = new Promise<Response>((resolve) => (refuse = resolve));
  server.write.mockReturnValueOnce(answer as never);
  await send();
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.mantine-Modal-close') as HTMLElement);
  refuse(refused('conflict', 'João is named already.'));
  expect(await form.findByText('João is named already.')).toBeVisible();
  expect(deputy).toHaveValue('João');
});

it('sends nothing without a name', async () => {
  const user = open();
  await user.click(await screen.findByText('Add deputy'));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Add deputy' }));
  expect(await screen.findByText('Enter a name')).toBeVisible();
  expect(server.write).not.toHaveBeenCalled();
});

it('D61: removes a deputy at once, and Undo names the deputy again', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Remove Bia/ }));
  expect(server.write).toHaveBeenCalledExactlyOnceWith('DELETE /api/deputies/5', {});
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.write).toHaveBeenLastCalledWith(
      'POST /api/deputies',
      expect.objectContaining({ head: OWN.name, head_id: 1, deputy: 'Bia', deputy_id: 3 }),
    ),
  );
});

it('an administrator sees all Heads by name, with absences', async () => {
  const away = { ...OWN, employee_id: 4, name: 'Caio', area: 'Legal', away: true };
  server.replies['/api/deputies'] = { heads: [away] };
  open();
  const caio = within(await screen.findByRole('region', { name: 'Caio' }));
  expect(caio.getByText('Away today')).toBeVisible();
  expect(caio.getByText('Covering now')).toBeVisible();
  expect(caio.getByText('Finance · Whenever the Head is away')).toBeVisible();
});

it('a failed load shows the reason with retry', async () => {
  server.replies['/api/deputies'] = refused('unavailable', 'Not available right now.');
  const user = open();
  expect(await screen.findByText('Not available right now.')).toBeVisible();
  server.replies['/api/deputies'] = { heads: [OWN] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bia')).toBeVisible();
});
