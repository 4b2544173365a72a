import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#features/leave/leave-screens.fixture.tsx';
import { renderInApp } from '../../../../test/render-app.tsx';
import { EmployeesTab } from './EmployeesTab.tsx';
import { fails, ok, press, put, REPLIES, serve, server, withServer } from './employees.fixture.ts';

async function open(at = '/vacation_admin', { narrow = false } = {}) {
  window.innerWidth = narrow ? 360 : 1280;
  const drawn = renderInApp(<EmployeesTab />, {}, { at });
  serve();
  await screen.findByText('Ana');
  return drawn;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td bdi')?.textContent);

withServer();

describe('the list', () => {
  it('shows current employees with their remarks', async () => {
    await open();
    expect(names()).toEqual(['Ana', 'João']);
    const [, ana, joao] = screen.getAllByRole('row');
    expect(ana).toHaveTextContent(
      /3 requests waiting.*Finance.*10\.0.*Active.*2 Mar 2025.*1 Jul 1990/,
    );
    expect(joao).toHaveTextContent(/No account.*Contractor.*N\/A/);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
  });

  it.each([
    ['pitfall 16: a name without accents, of an area', 'name=joao&area=M%26A', ['João']],
    ['who has left, of a position', 'active=N&position=Head', ['Nilo']],
    ['pitfall 15: everybody, by balance', 'active=&sort=balance:asc', ['João', 'Ana', 'Nilo']],
  ])('filters and sorts by the address: %s', async (_, query, expected) => {
    renderInApp(<EmployeesTab />, REPLIES, { at: `/vacation_admin?${query}` });
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1));
    await waitFor(() => expect(names()).toEqual(expected));
  });

  it.each([
    ['Ana', ['Statement', 'Rename', 'Correct start date', 'Deduct', 'Departure']],
    ['Nilo', ['Statement', 'Rename', 'Correct start date', 'Deduct', 'Departure']],
  ])('offers what can be done with %s', async (name, expected) => {
    const { user } = renderInApp(<EmployeesTab />, REPLIES, { at: '/vacation_admin?active=' });
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('shows an error with retry', async () => {
    const { user } = renderInApp(<EmployeesTab />, {});
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No employees yet')).toBeNull();
    expect(screen.getByRole('button', { name: 'Vacation Deduction' })).toBeDisabled();
    serve();
    await user.click(again);
    expect(await screen.findByText('Ana')).toBeVisible();
  });
});

it('closing a statement clears its URL state and keeps the edited row', async () => {
  window.innerWidth = 1280;
  const refused = fails(503, { error: 'Not right now.', code: 'unavailable' });
  serve({
    [`/api/statement?nome=${encodeURIComponent('João')}&employee_id=2`]: async () => refused(),
  });
  const { user } = openPage(
    EmployeesTab,
    '/vacation_admin?edit=Ana&active=&on=2027-01-01&entries=days:asc',
  );
  put(await screen.findByLabelText('Balance'), '12');
  await user.click(screen.getByLabelText('Actions for João'));
  await user.click(await screen.findByRole('menuitem', { name: 'Statement' }));
  expect(await screen.findByText('Not right now.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe('?edit=Ana&active='));
  expect(screen.getByLabelText('Balance')).toHaveValue('12');
});

describe('editing in place', () => {
  const edit = async (narrow = false) => {
    const drawn = await open('/vacation_admin', { narrow });
    if (narrow) await drawn.user.click(screen.getByRole('button', { name: /^Ana/ }));
    await drawn.user.click(screen.getByLabelText('Edit Ana'));
    const balance = await screen.findByLabelText('Balance');
    await waitFor(() => expect(balance).toHaveFocus());
    return { ...drawn, balance };
  };

  it('edits all but the start date; a changed balance needs a reason; Enter saves', async () => {
    const { balance } = await edit();
    const [, row] = screen.getAllByRole('row');
    const inputs = [...(row?.querySelectorAll('input:not([type=hidden])') ?? [])];
    expect(inputs.map((input) => input.getAttribute('aria-label'))).toEqual([
      ...['Name', 'Area', 'Position', 'Balance', 'Status', 'Birth Date', 'Phone'],
    ]);
    expect(row).toHaveTextContent('2 Mar 2025');
    expect(screen.getByLabelText('Edit João')).toBeDisabled();
    server.answers.push(ok('Dados atualizados com sucesso!'));
    expect(screen.queryByLabelText('Reason')).toBeNull();
    put(balance, '12,5');
    const reason = screen.getByLabelText('Reason');
    press(balance, 'Enter');
    expect(await screen.findByText('Enter a reason for the new balance')).toBeVisible();
    expect(server.sent).toEqual([]);
    put(reason, 'Miscount');
    press(reason, 'Enter');
    expect(await screen.findByText('Dados atualizados com sucesso!')).toBeVisible();
    expect(server.sent).toEqual([
      {
        address: '/api/edit_ferias',
        key: undefined,
        body: {
          nome: 'Ana',
          employee_id: 1,
          area: 'Finance',
          cargo: 'Junior Assist',
          ativo: 'S',
          saldo: 12.5,
          expected_saldo: 10,
          reason: 'Miscount',
        },
      },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Edit Ana')).toHaveFocus());
  });

  it('Escape cancels, and the next edit starts with the stored values', async () => {
    const { user, balance } = await edit();
    put(balance, '5');
    press(balance, 'Escape');
    await waitFor(() => expect(screen.queryByLabelText('Balance')).toBeNull());
    await user.click(screen.getByLabelText('Edit Ana'));
    expect(await screen.findByLabelText('Balance')).toHaveValue('10.0');
    expect(server.sent).toEqual([]);
  });

  it('navigation confirms before discarding input; saving and Escape do not', async () => {
    const { user, balance, router } = await edit();
    put(balance, '5');
    act(() => void router.navigate({ to: '.', search: {} }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(question.getByText('Ana')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(balance).toHaveValue('5');
    press(balance, 'Escape');
    await waitFor(() => expect(screen.queryByLabelText('Balance')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a changed balance keeps the input and offers the current value', async () => {
    const { user, balance } = await edit();
    const sentence = 'The balance changed in the meantime. It’s now 7.';
    const stale = { error: sentence, code: 'stale_version', current: { saldo: 7 } };
    server.answers.push(fails(409, stale), ok('Dados atualizados com sucesso!'));
    put(balance, '12');
    put(screen.getByLabelText('Reason'), 'Count');
    press(balance, 'Enter');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(balance).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'Use 7' }));
    expect(balance).toHaveValue('7.0');
    expect(screen.queryByLabelText('Reason')).toBeNull();
    put(balance, '12');
    press(balance, 'Enter');
    await screen.findByText('Dados atualizados com sucesso!');
    expect(server.sent[1]?.body).toMatchObject({ saldo: 12, expected_saldo: 7, reason: 'Count' });
  });

  it('shows invalid numbers at the field and failures in the row, and keeps the input', async () => {
    const { balance } = await edit();
    put(balance, '1.234,5');
    press(balance, 'Enter');
    expect(await screen.findByText('Enter a number of days')).toBeVisible();
    expect(server.sent).toEqual([]);
    put(balance, '12');
    put(screen.getByLabelText('Reason'), 'Count');
    press(balance, 'Enter');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again later.',
    );
    expect(balance).toHaveValue('12');
  });

  it('sends changed details and names only; an emptied one is removed', async () => {
    await edit();
    server.answers.push(ok('Dados atualizados com sucesso!'));
    const birth = screen.getByLabelText('Birth Date');
    put(screen.getByLabelText('Phone'), '');
    press(birth, 'Enter');
    await screen.findByText('Dados atualizados com sucesso!');
    expect(server.sent[0]?.body).toMatchObject({ phone: null });
    for (const other of ['birth_date', 'new_name', 'reason']) {
      expect(server.sent[0]?.body).not.toHaveProperty(other);
    }
  });

  it.each(['31/02/1990', '15/07/199'])(
    '%s is no birth date, and doesn’t erase it',
    async (text) => {
      await edit();
      const birth = screen.getByLabelText('Birth Date');
      put(birth, text);
      press(birth, 'Enter');
      expect(await screen.findByText(/^Enter a valid date/)).toBeVisible();
      expect(server.sent).toEqual([]);
    },
  );

  it('a refused phone number shows at its field', async () => {
    await edit();
    const phone = screen.getByLabelText('Phone');
    put(phone, 'call me');
    press(phone, 'Enter');
    expect(await screen.findByText(/^Enter a phone number/)).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it('D66: a name like that of somebody else needs an answer', async () => {
    const { user } = await edit();
    const name = screen.getByLabelText('Name', { selector: 'td input' });
    put(name, 'Joao');
    const question = within(await screen.findByRole('group', { name: 'Same person?' }));
    press(name, 'Enter');
    expect(await screen.findByText('Answer the question about this name')).toBeVisible();
    expect(server.sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'No, somebody else' }));
    server.answers.push(ok('Dados atualizados com sucesso!'));
    press(name, 'Enter');
    await screen.findByText('Dados atualizados com sucesso!');
    expect(server.sent[0]?.body).toMatchObject({
      ...{ nome: 'Ana', employee_id: 1, new_name: 'Joao', another_person: true },
    });
  });

  it('pitfall 21: leaving needs confirmation and lists withdrawn requests', async () => {
    const { user } = await edit();
    server.answers.push(ok('Dados atualizados com sucesso!'));
    const [, row] = screen.getAllByRole('row');
    await user.click(within(row as HTMLElement).getByLabelText('Status', { selector: 'input' }));
    await user.click(await screen.findByRole('option', { name: 'Has left' }));
    await user.click(screen.getByLabelText('Save Ana'));
    const dialog = await screen.findByRole('dialog', { name: 'Has Ana left?' });
    expect(dialog).toHaveTextContent('2 pending requests will be withdrawn.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.sent).toEqual([]);
    await user.click(screen.getByLabelText('Save Ana'));
    await user.click(await screen.findByRole('button', { name: 'Mark as former employee' }));
    await screen.findByText('Dados atualizados com sucesso!');
    expect(server.sent[0]?.body).toMatchObject({ ativo: 'N', saldo: 10, expected_saldo: 10 });
  });

  it('narrow screens edit in a dialog', async () => {
    const { user } = await edit(true);
    server.answers.push(ok('Dados atualizados com sucesso!'));
    const dialog = screen.getByRole('dialog', { name: 'Ana' });
    const area = within(dialog).getByLabelText('Area', { selector: 'input' });
    put(area, 'Órgãos');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Dados atualizados com sucesso!');
    expect(server.sent[0]?.body).toMatchObject({ area: 'Órgãos' });
  });
});
