import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#features/leave/leave-screens.fixture.tsx';
import { EmployeesTab } from './EmployeesTab.tsx';
import { ANA, JOAO, NILO, put, serve, server, withServer } from './employees.fixture.ts';

withServer();

const pageOf =
  (rows: EmployeeRecord[], more: object = {}) =>
  async () =>
    Response.json({ rows, total: 2_500, found: 2_300, next: null, previous: null, ...more });

const FIRST = '/api/employees?active=present&sort=name%3Aasc';
const reads: Record<string, () => Promise<Response>> = {
  '/api/long-lists': async () => Response.json({ lists: ['employees'] }),
  '/api/get_ferias': async () => {
    throw new Error('The list was read whole.');
  },
  [FIRST]: pageOf([ANA, JOAO], { next: 'n1' }),
  [`${FIRST}&after=n1`]: pageOf([{ ...ANA, id: 9, NOME: 'Zoe' }], { previous: 'p1' }),
  '/api/employees?area=M%26A&active=present&sort=name%3Aasc': pageOf([JOAO], { found: 1 }),
  '/api/employees?id=3': pageOf([NILO]),
  '/api/employees?id=1': pageOf([ANA]),
};

async function open(at = '') {
  window.innerWidth = 1280;
  serve(reads);
  const drawn = openPage(EmployeesTab, `/vacation_admin${at}`, 1280);
  await screen.findByText('2,300 of 2,500 employees');
  return drawn;
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td bdi')?.textContent);

it('D67: a long list comes in pages, with all areas to filter by', async () => {
  const { user } = await open();
  expect(names()).toEqual(['Ana', 'João']);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Zoe')).toBeVisible();
  expect(window.location.search).toBe('?after=n1&page=2');
  await user.click(screen.getByRole('combobox', { name: 'Area' }));
  await user.click(await screen.findByRole('option', { name: 'M&A' }));
  expect(await screen.findByText('1 of 2,500 employees')).toBeVisible();
  expect(names()).toEqual(['João']);
});

it('an address may name an employee of another page', async () => {
  await open('?dialog=rename&person=3');
  expect(await screen.findByRole('dialog', { name: 'Rename Nilo' })).toBeVisible();
});

it('the edited row stays when the page changes', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Ana' }));
  put(await screen.findByLabelText('Balance'), '12');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Zoe');
  const [, row] = screen.getAllByRole('row');
  await waitFor(() => expect(names()).toEqual([undefined, 'Zoe']));
  expect(within(row as HTMLElement).getByLabelText('Name')).toHaveValue('Ana');
  expect(within(row as HTMLElement).getByLabelText('Balance')).toHaveValue('12');
  expect(server.sent).toEqual([]);
});
