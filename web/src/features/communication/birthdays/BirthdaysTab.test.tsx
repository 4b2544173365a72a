import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTab, refused, server, withServer } from '../communication.fixture.tsx';
import { BirthdaysTab } from './BirthdaysTab.tsx';

const row = (employee_id: number, name: string, birthday: string, can_edit = true) => ({
  employee_id,
  name,
  birthday,
  can_edit,
});
const LIST = [
  row(1, 'Ana', '1990-11-21'),
  row(2, 'Ávila', 'N/A'),
  row(3, 'João', '2000-02-29'),
  row(4, 'Zoë', '1985-02-03'),
  row(5, 'Bia', '1980-11-16'),
];
const me = (role: string, employee: object | null = { employee_id: 3 }) => ({
  user: { username: 'Ana', email: '', role, profile_photo: '' },
  employee,
  can_approve: false,
});
const EMPTY = 'No birthday data found (or error fetching).';

withServer();
beforeEach(() => {
  server.reads['/api/long-lists'] = { lists: [] };
  server.reads['/api/list_birthdays'] = { birthdays: LIST };
  server.reads['/api/current_user'] = me('full_access');
});

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) =>
      [...one.querySelectorAll('td:not([data-column=actions])')].map((cell) => cell.textContent),
    );

async function open(query = '') {
  const drawn = openTab(<BirthdaysTab />, query);
  await screen.findByRole('button', { name: 'Edit João' });
  return drawn;
}

describe('the list', () => {
  it('D37: begins with this week; shows day and month, - if missing, 29/Feb unchanged; marks today and this week', async () => {
    await open();
    await screen.findByText('Today');
    const birthday = screen.getByRole('columnheader', { name: 'Birthday' });
    expect(birthday).toHaveAttribute('aria-sort', 'ascending');
    expect(cells()).toEqual([
      ['BiaThis week', '16/Nov'],
      ['AnaToday', '21/Nov'],
      ['Zoë', '3/Feb'],
      ['João', '29/Feb'],
      ['Ávila', '-'],
    ]);
  });

  it.each([
    ['spec §5: of a month nobody without a birthday, by day', '?month=2', ['Zoë', 'João']],
    [
      'by day of the year, back from last week',
      '?sort=birthday:desc&name=',
      ['João', 'Zoë', 'AnaToday', 'BiaThis week', 'Ávila'],
    ],
    ['pitfall 16: a name without accents', '?name=joao', ['João']],
    ['a month that is none is all', '?month=13&name=zoe&sort=name:desc', ['Zoë']],
  ])('filters and sorts by the address: %s', async (_, query, names) => {
    openTab(<BirthdaysTab />, query);
    await waitFor(() => expect(screen.queryAllByRole('row')).toHaveLength(names.length + 1));
    expect(cells().map(([name]) => name)).toEqual(names);
  });

  it('spec §8: a failure shows the message and reason, with retry', async () => {
    const list = server.reads['/api/list_birthdays'];
    delete server.reads['/api/list_birthdays'];
    const { user } = openTab(<BirthdaysTab />);
    expect(await screen.findByText(EMPTY)).toBeVisible();
    server.reads['/api/list_birthdays'] = list;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('João')).toBeVisible();
    expect(screen.queryByText(EMPTY)).toBeNull();
  });

  it('D4: some roles edit only their own birthday and see a note', async () => {
    server.reads['/api/list_birthdays'] = {
      birthdays: LIST.map((one) => ({ ...one, can_edit: one.name === 'João' })),
    };
    server.reads['/api/current_user'] = me('tudo_menos_fin');
    await open();
    expect(await screen.findByText('You can only change your own birthday.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
  });
});

it('D12: without an employee record, nobody’s birthday can be edited', async () => {
  server.reads['/api/current_user'] = me('apenas_people', null);
  openTab(<BirthdaysTab />);
  expect(await screen.findByText('View only.')).toBeVisible();
});

describe('D67: a long list', () => {
  const long = (name: string, employee_id: number, birthday: string) => ({
    ...row(employee_id, name, birthday),
    area: 'Finance',
    cargo: 'Junior Assist',
  });
  const paged = (rows: object[], more: object = {}) => ({
    ...{ rows, total: 2_500, found: 2_400, next: null, previous: null },
    ...more,
  });
  const FIRST = '/api/birthdays?month=all&sort=birthday%3Aasc';
  beforeEach(() => {
    delete server.reads['/api/list_birthdays'];
    Object.assign(server.reads, {
      '/api/long-lists': { lists: ['birthdays'] },
      [FIRST]: paged([long('João', 3, '2000-02-29')], { next: 'n1' }),
      [`${FIRST}&after=n1`]: paged([long('Zoë', 4, '1985-03-03')], { previous: 'p1' }),
      '/api/birthdays?month=2&sort=birthday%3Aasc': paged([long('João', 3, '2000-02-29')]),
    });
  });

  it('comes in pages with each one’s area and position', async () => {
    const { user } = await open();
    expect(screen.getByText('2,400 of 2,500 people')).toBeVisible();
    expect(cells()).toEqual([['JoãoFinance · Junior Assist', '29/Feb']]);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Zoë')).toBeVisible();
  });

  it('a month is read from the server', async () => {
    openTab(<BirthdaysTab />, '?month=2');
    expect(await screen.findByText('João')).toBeVisible();
  });

  it('an edited birthday stays when the page changes, and is saved', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit João' }));
    const input = screen.getByRole('textbox', { name: 'João’s birthday' });
    fireEvent.change(input, { target: { value: '01/03/2000' } });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Zoë');
    const kept = screen.getByRole('textbox', { name: 'João’s birthday' });
    expect(kept).toHaveValue('01/03/2000');
    server.answers.push(Response.json({ success: true, message: 'Birthday updated!' }));
    fireEvent.keyDown(kept, { key: 'Enter' });
    expect(await screen.findByText('Birthday updated!')).toBeVisible();
    expect(server.sent[0]?.body).toMatchObject({ employee_id: 3, newBirthday: '2000-03-01' });
    await waitFor(() => expect(screen.queryByText('João')).toBeNull());
  });
});

describe('editing a row', () => {
  const edit = async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit João' }));
    const input = screen.getByRole('textbox', { name: 'João’s birthday' });
    expect(input).toHaveFocus();
    expect(input).toHaveValue('29/02/2000');
    return { user, input };
  };
  /** Sets the text at once, because typing many letters slows the test. */
  const put = (input: HTMLElement, text: string) =>
    fireEvent.change(input, { target: { value: text } });
  const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key });

  it('Enter saves and returns the focus to the row', async () => {
    const { input } = await edit();
    server.answers.push(Response.json({ success: true, message: 'Birthday updated!' }));
    server.reads['/api/list_birthdays'] = { birthdays: [row(3, 'João', '1999-09-17')] };
    put(input, '17/9/1999');
    press(input, 'Enter');
    expect(await screen.findByText('Birthday updated!')).toBeVisible();
    expect(await screen.findByText('17/Sep')).toBeVisible();
    expect(server.sent).toEqual([
      {
        address: '/api/update_birthday',
        body: { name: 'João', employee_id: 3, newBirthday: '1999-09-17' },
      },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit João' })).toHaveFocus());
  });

  it('spec §8: a failure shows the reason and keeps the input', async () => {
    const { user, input } = await edit();
    server.answers.push(refused('Not right now.'));
    put(input, '17/09/1999');
    await user.click(screen.getByRole('button', { name: 'Save João' }));
    expect(await screen.findByText('Fail to update birthday. Check console.')).toBeVisible();
    expect(screen.getByText('Not right now.')).toBeVisible();
    expect(input).toHaveValue('17/09/1999');
    expect(screen.getByRole('button', { name: 'Edit Ana' })).toBeDisabled();
  });

  it('spec §4: Escape and Cancel restore the previous day', async () => {
    const { user, input } = await edit();
    put(input, '1/1/2000');
    press(input, 'Escape');
    expect(screen.getByText('29/Feb')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit João' }));
    await user.click(screen.getByRole('button', { name: 'Cancel editing João' }));
    expect(screen.getByText('29/Feb')).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it('rejects invalid and future dates; an empty field removes the birthday', async () => {
    const { input } = await edit();
    put(input, '31/02/2000');
    press(input, 'Enter');
    expect(screen.getByText('Enter a valid date (DD/MM/YYYY)')).toBeVisible();
    put(input, '22/11/2026');
    press(input, 'Enter');
    expect(screen.getByText('The birth date can’t be in the future')).toBeVisible();
    put(input, '');
    expect(server.sent).toEqual([]);
    press(input, 'Enter');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toEqual({ name: 'João', employee_id: 3, newBirthday: '' });
  });
});
