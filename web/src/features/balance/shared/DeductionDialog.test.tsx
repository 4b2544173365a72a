import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ANA,
  fails,
  ok,
  put,
  serve,
  server,
  withServer,
} from '#features/people/employees/employees.fixture.ts';
import { renderInApp } from '../../../../test/render-app.tsx';
import { DeductionDialog } from './DeductionDialog.tsx';

withServer();

describe('a vacation deduction', () => {
  const open = async (person?: EmployeeRecord) => {
    const drawn = renderInApp(<DeductionDialog person={person} onClose={() => {}} />, {});
    serve();
    await screen.findByRole('dialog', { name: 'Vacation Deduction' });
    return drawn;
  };
  const field = (label: string) =>
    within(screen.getByRole('dialog')).getByLabelText(label, { selector: 'input' });
  const choose = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    label: string,
    option: string | RegExp,
  ) => {
    await user.click(field(label));
    await user.click(await screen.findByRole('option', { name: option, hidden: true }));
  };

  it('spec §2: names need an area; pitfall 17: M&A; a retry sends the same key', async () => {
    const { user } = await open();
    await screen.findByRole('dialog', { name: 'Vacation Deduction' });
    expect(field('Name')).toBeDisabled();
    await choose(user, 'Area', 'M&A');
    await choose(user, 'Name', /^João/);
    expect(screen.getByText('Balance 9 days')).toBeVisible();
    put(field('Date'), '10/03/2026');
    put(field('Days'), '2,5');
    expect(screen.getByText('Balance 9 → 6.5 days')).toBeVisible();
    await choose(user, 'Leave Type', 'Vacation Sales');
    const deduct = within(screen.getByRole('dialog')).getByRole('button', { name: 'Deduct' });
    await user.click(deduct);
    expect(await screen.findByText('An error occurred. Please try again later.')).toBeVisible();
    server.answers.push(ok('Vacation Deduction submitted!'));
    await user.click(deduct);
    expect(await screen.findByText('Vacation Deduction submitted!')).toBeVisible();
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]).toEqual(server.sent[0]);
    expect(server.sent[0]?.key).toBeTruthy();
    expect(server.sent[0]?.body).toEqual({
      area: 'M&A',
      name: 'João',
      employee_id: 2,
      date: '2026-03-10',
      days: 2.5,
      leave_type: 'VENDAS DE FÉRIAS',
    });
  });

  it('opens for the row’s person; another area clears the name', async () => {
    const { user } = await open(ANA);
    await screen.findByRole('dialog', { name: 'Vacation Deduction' });
    expect(field('Name')).toHaveValue('Ana');
    await choose(user, 'Area', 'M&A');
    expect(field('Name')).toHaveValue('');
  });

  it('CLT Art. 143: warns about selling too many days in the chosen date’s work year', async () => {
    const { user } = await open(ANA);
    put(field('Date'), '10/03/2026');
    put(field('Days'), '3');
    await choose(user, 'Leave Type', 'Vacation Sales');
    expect(await screen.findByText(/^At most a third .* 8 days already sold/)).toHaveTextContent(
      'CLT Art. 143',
    );
    put(field('Date'), '10/03/2027');
    expect(screen.queryByText(/^At most a third/)).toBeNull();
    put(field('Days'), '11');
    expect(screen.getByText(/^At most a third .* 10 of 30 days\./)).toBeVisible();
    await choose(user, 'Leave Type', 'Termination');
    expect(screen.queryByText(/^At most a third/)).toBeNull();
  });

  it('spec-b 6, D71: somebody who has left can be chosen, for a Termination only', async () => {
    const { user } = await open();
    await choose(user, 'Area', 'M&A');
    await choose(user, 'Name', /^Nilo \(has left\)/);
    expect(screen.getByText('Balance 100 days')).toBeVisible();
    await user.click(field('Leave Type'));
    const sales = await screen.findByRole('option', { name: 'Vacation Sales', hidden: true });
    expect(sales).toHaveAttribute('data-combobox-disabled');
    await user.click(screen.getByRole('option', { name: 'Termination', hidden: true }));
    put(field('Date'), '10/03/2026');
    put(field('Days'), '100');
    server.answers.push(ok('Vacation Deduction submitted!'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deduct' }));
    expect(await screen.findByText('Vacation Deduction submitted!')).toBeVisible();
    expect(server.sent[0]?.body).toMatchObject({
      area: 'M&A',
      name: 'Nilo',
      employee_id: 3,
      leave_type: 'RESCISÃO',
    });
  });

  it('shows an insufficient balance and keeps the input', async () => {
    const { user } = await open(ANA);
    await screen.findByRole('dialog', { name: 'Vacation Deduction' });
    put(field('Date'), '10/03/2026');
    put(field('Days'), '40');
    await choose(user, 'Leave Type', 'Termination');
    const error = 'Insufficient balance: 10 days available on 10/03/2026, 40 requested';
    server.answers.push(fails(409, { error, code: 'insufficient_balance' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deduct' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(field('Days')).toHaveValue('40');
  });
});
