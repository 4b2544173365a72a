import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { EmployeesTab } from './EmployeesTab.tsx';

const ANA = {
  AREA: 'Finance',
  NOME: 'Ana',
  SALDO: 10,
  ATIVO: 'S',
  start_date: '2025-03-02',
  cargo: 'Junior Assist',
  birth_date: '1990-07-01',
  has_account: true,
  waiting: 3,
  pending: 2,
};
const JOAO = {
  ...ANA,
  AREA: 'M&A',
  NOME: 'João',
  SALDO: 9,
  ATIVO: 'C',
  cargo: 'Head',
  start_date: 'N/A',
  has_account: false,
  waiting: 0,
  pending: 0,
};
const NILO = { ...JOAO, NOME: 'Nilo', SALDO: 100, ATIVO: 'N' };

const REPLIES = {
  '/api/get_ferias': { ferias: [ANA, JOAO, NILO] },
  '/api/getAreasAndNames': { areas: ['Finance', 'M&A'], names: [] },
  '/api/getNamesByArea?area=M%26A': { names: ['João', 'Zé'] },
  '/api/getNamesByArea?area=Finance': { names: ['Ana'] },
  '/api/site': { today: '2026-03-02' },
};

interface Sent {
  address: string;
  body: Record<string, unknown>;
  key: string | undefined;
}
let sent: Sent[] = [];
let answers: (() => Response)[] = [];
const ok = (message: string) => () => Response.json({ success: true, message });
const fails = (status: number, reply: object) => () => Response.json(reply, { status });

/** The tab, with a server that reads from `replies` and answers writes by what is in `answers`. */
async function open(at = '/vacation_admin', { narrow = false, replies = REPLIES } = {}) {
  window.innerWidth = narrow ? 360 : 1280;
  const drawn = renderInApp(<EmployeesTab />, {}, { at });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST') {
      const headers = init.headers as Record<string, string>;
      sent.push({
        address,
        body: JSON.parse(String(init.body)),
        key: headers['idempotency-key'],
      });
      const answer = answers.shift();
      if (!answer) throw new TypeError('offline');
      return answer();
    }
    return Response.json(replies[address as keyof typeof replies]);
  });
  await screen.findByText('Ana');
  return drawn;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.firstChild?.textContent);

beforeEach(() => {
  sent = [];
  answers = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the list', () => {
  it('shows who has not left, with what is worth knowing', async () => {
    await open();
    expect(names()).toEqual(['Ana', 'João']);
    const [, ana, joao] = screen.getAllByRole('row');
    expect(ana).toHaveTextContent(/3 waiting.*Finance.*10.*Active.*02\/03\/2025.*01\/07\/1990/);
    expect(joao).toHaveTextContent(/No account.*Contractor.*N\/A/);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
  });

  it.each([
    ['pitfall 16: a name without accents', 'name=joao', ['João']],
    ['who has left', 'active=N', ['Nilo']],
    ['everybody', 'active=', ['Ana', 'João', 'Nilo']],
    ['an area', 'area=M%26A', ['João']],
    ['a position', 'position=Junior+Assist', ['Ana']],
    ['pitfall 15: balances as numbers', 'active=&sort=balance:asc', ['João', 'Ana', 'Nilo']],
  ])('filters and sorts by the address: %s', async (_, query, expected) => {
    const drawn = renderInApp(<EmployeesTab />, REPLIES, { at: `/vacation_admin?${query}` });
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1));
    await waitFor(() => expect(names()).toEqual(expected));
    drawn.unmount();
  });

  it('who has left has no days to deduct', async () => {
    renderInApp(<EmployeesTab />, REPLIES, { at: '/vacation_admin?active=N' });
    expect(await screen.findByRole('button', { name: 'Statement Nilo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deduct Nilo' })).toBeNull();
  });

  it('says when it could not be had, and tries again', async () => {
    const { user } = renderInApp(<EmployeesTab />, {});
    const again = await screen.findByRole('button', { name: 'Try again' });
    vi.stubGlobal('fetch', async () => Response.json(REPLIES['/api/get_ferias']));
    await user.click(again);
    expect(await screen.findByText('Ana')).toBeVisible();
  });
});

describe('editing in place', () => {
  const edit = async (narrow = false) => {
    const drawn = await open('/vacation_admin', { narrow });
    await drawn.user.click(screen.getByRole('button', { name: 'Edit Ana' }));
    const balance = await screen.findByRole('textbox', { name: 'Balance' });
    await waitFor(() => expect(balance).toHaveFocus());
    return { ...drawn, balance };
  };

  it('the start date stays text; the rest can be typed or chosen', async () => {
    await edit();
    const [, row] = screen.getAllByRole('row');
    const inputs = within(row as HTMLElement).getAllByRole('textbox');
    expect(inputs.map((input) => input.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Area', 'Position', 'Balance', 'Active']),
    );
    expect(row).toHaveTextContent('02/03/2025');
    expect(screen.getByRole('button', { name: 'Edit João' })).toBeDisabled();
  });

  it('Enter saves: a reason is asked for once the balance differs', async () => {
    const { user, balance } = await edit();
    answers.push(ok('Dados atualizados com sucesso!'));
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    await user.clear(balance);
    await user.type(balance, '12,5');
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveAttribute('placeholder', 'Corrected by an administrator');
    await user.type(reason, 'Miscount{Enter}');
    expect(await screen.findByText('Dados atualizados com sucesso!')).toBeVisible();
    expect(sent).toEqual([
      {
        address: '/api/edit_ferias',
        key: undefined,
        body: {
          nome: 'Ana',
          area: 'Finance',
          cargo: 'Junior Assist',
          ativo: 'S',
          saldo: 12.5,
          expected_saldo: 10,
          reason: 'Miscount',
        },
      },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Ana' })).toHaveFocus());
  });

  it('Escape cancels, and the next time begins with what is so', async () => {
    const { user, balance } = await edit();
    await user.type(balance, '5{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Balance' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit Ana' }));
    expect(await screen.findByRole('textbox', { name: 'Balance' })).toHaveValue('10');
    expect(sent).toEqual([]);
  });

  it('a balance that moved: what was typed stays, and the present one is offered', async () => {
    const { user, balance } = await edit();
    const sentence = 'The balance has changed meanwhile: it is 7 now.';
    const stale = { error: sentence, code: 'stale_version', current: { saldo: 7 } };
    answers.push(fails(409, stale), ok('Dados atualizados com sucesso!'));
    await user.clear(balance);
    await user.type(balance, '12{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(balance).toHaveValue('12');
    expect(screen.getByRole('button', { name: 'Take 7' })).toBeVisible();
    await user.type(balance, '{Enter}');
    await screen.findByText('Dados atualizados com sucesso!');
    expect(sent[1]?.body).toMatchObject({ saldo: 12, expected_saldo: 7 });
  });

  it('the present one can be taken, and then changes nothing', async () => {
    const { user, balance } = await edit();
    answers.push(fails(409, { error: 'Moved', code: 'stale_version', current: { saldo: 7 } }));
    await user.clear(balance);
    await user.type(balance, '12{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Take 7' }));
    expect(balance).toHaveValue('7');
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
  });

  it('a failure is told in the row, and loses nothing', async () => {
    const { user, balance } = await edit();
    await user.clear(balance);
    await user.type(balance, '12{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again later.',
    );
    expect(balance).toHaveValue('12');
  });

  it('text that is no number is told at the field', async () => {
    const { user, balance } = await edit();
    await user.clear(balance);
    await user.type(balance, '{Enter}');
    expect(await screen.findByText('Enter a number of days')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('pitfall 21: that somebody has left is asked first, with what is withdrawn', async () => {
    const { user } = await edit();
    answers.push(ok('Dados atualizados com sucesso!'));
    await user.click(screen.getByRole('textbox', { name: 'Active' }));
    await user.click(await screen.findByRole('option', { name: 'Has left' }));
    await user.click(screen.getByRole('button', { name: 'Save Ana' }));
    const dialog = await screen.findByRole('dialog', { name: 'Has Ana left?' });
    expect(dialog).toHaveTextContent('2 requests that wait for a decision will be withdrawn.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save Ana' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as left' }));
    await screen.findByText('Dados atualizados com sucesso!');
    expect(sent[0]?.body).toMatchObject({ ativo: 'N', saldo: 10, expected_saldo: 10 });
  });

  it('where it is narrow it is a form in a dialog', async () => {
    const { user } = await edit(true);
    answers.push(ok('Dados atualizados com sucesso!'));
    const dialog = screen.getByRole('dialog', { name: 'Ana' });
    const area = within(dialog).getByRole('textbox', { name: 'Area' });
    await user.clear(area);
    await user.type(area, 'Órgãos');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Dados atualizados com sucesso!');
    expect(sent[0]?.body).toMatchObject({ area: 'Órgãos' });
  });
});

describe('a new employee', () => {
  const fill = async () => {
    const drawn = await open('/vacation_admin?dialog=new');
    const { user } = drawn;
    const dialog = await screen.findByRole('dialog', { name: 'New Employee' });
    const field = (label: string) => within(dialog).getByRole('textbox', { name: label });
    await user.type(field('Name'), 'Bia');
    await user.type(field('Area'), 'Legal');
    await user.click(field('Position'));
    await user.click(await screen.findByRole('option', { name: 'Head' }));
    await user.type(field('Start Date'), '15/10/2025');
    return { ...drawn, dialog, field };
  };

  it('spec §5: the balance follows the start date, and the defaults are sent', async () => {
    const { user, field, dialog } = await fill();
    expect(field('Balance')).toHaveValue('10 days');
    expect(field('Active')).toHaveValue('Active');
    answers.push(ok('Colaborador criado com sucesso!'));
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Colaborador criado com sucesso!')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      nome: 'Bia',
      area: 'Legal',
      cargo: 'Head',
      ativo: 'S',
      saldo: 10,
      start_date: '2025-10-15',
      birth_date: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a balance that was typed stays when the date changes; the computed one is offered', async () => {
    const { user, field } = await fill();
    await user.clear(field('Balance'));
    await user.type(field('Balance'), '3');
    await user.clear(field('Start Date'));
    await user.type(field('Start Date'), '15/12/2025');
    expect(field('Balance')).toHaveValue('3 days');
    await user.click(screen.getByRole('button', { name: 'Use 5' }));
    expect(field('Balance')).toHaveValue('5 days');
    await user.clear(field('Start Date'));
    await user.type(field('Start Date'), '15/04/2026');
    expect(field('Balance')).toHaveValue('0 days');
  });

  it('what is missing is told at its field; a failure keeps all', async () => {
    const { user, field, dialog } = await fill();
    await user.clear(field('Start Date'));
    const create = within(dialog).getByRole('button', { name: 'Create' });
    await user.click(create);
    expect(await screen.findByText('Enter a start date')).toBeVisible();
    await user.type(field('Start Date'), '15/10/2025');
    const taken = 'There is already an employee with this name';
    answers.push(fails(409, { error: taken, code: 'name_taken', fields: { nome: taken } }));
    await user.click(create);
    expect(await screen.findByText(taken)).toBeVisible();
    await user.click(create);
    expect(await screen.findByText('An error occurred. Please try again later.')).toBeVisible();
    expect(field('Name')).toHaveValue('Bia');
    expect(field('Area')).toHaveValue('Legal');
  });
});

describe('a vacation deduction', () => {
  const field = (label: string) => screen.getByRole('textbox', { name: label });
  const choose = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    label: string,
    option: string,
  ) => {
    await user.click(field(label));
    await user.click(await screen.findByRole('option', { name: option }));
  };

  it('spec §2: the names wait for an area; pitfall 17: M&A; a retry carries the same key', async () => {
    const { user } = await open('/vacation_admin?dialog=deduction');
    await screen.findByRole('dialog', { name: 'Vacation Deduction' });
    expect(field('Name')).toBeDisabled();
    await choose(user, 'Area', 'M&A');
    await choose(user, 'Name', 'João');
    expect(screen.getByText('Balance 9 days')).toBeVisible();
    await user.type(field('Date'), '10/03/2026');
    await user.type(field('Days'), '2,5');
    expect(screen.getByText('Balance 9 → 6.5 days')).toBeVisible();
    await choose(user, 'Leave Type', 'Vacation Sales');
    const deduct = within(screen.getByRole('dialog')).getByRole('button', { name: 'Deduct' });
    await user.click(deduct);
    expect(await screen.findByText('An error occurred. Please try again later.')).toBeVisible();
    answers.push(ok('Vacation Deduction submitted!'));
    await user.click(deduct);
    expect(await screen.findByText('Vacation Deduction submitted!')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      area: 'M&A',
      name: 'João',
      date: '2026-03-10',
      days: 2.5,
      leave_type: 'VENDAS DE FÉRIAS',
    });
  });

  it('from a row it is for that person; another area asks for another name', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Deduct Ana' }));
    await screen.findByRole('dialog', { name: 'Vacation Deduction' });
    expect(field('Name')).toHaveValue('Ana');
    await choose(user, 'Area', 'M&A');
    expect(field('Name')).toHaveValue('');
  });

  it('what the balance does not pay for is told, and all of it stays', async () => {
    const { user } = await open('/vacation_admin?dialog=deduction&person=Ana');
    await screen.findByRole('dialog', { name: 'Vacation Deduction' });
    await user.type(field('Date'), '10/03/2026');
    await user.type(field('Days'), '40');
    await choose(user, 'Leave Type', 'Termination');
    const error = 'Insufficient balance: 10 days available on 10/03/2026, 40 requested';
    answers.push(fails(409, { error, code: 'insufficient_balance' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deduct' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(field('Days')).toHaveValue('40 days');
  });
});
