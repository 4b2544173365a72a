import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../test/render-app.tsx';
import AuditPage from './AuditPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const entry = (id: number, actor: string) => ({
  id,
  at: '2026-11-10T12:00:00.000Z',
  actor,
  action: 'sign_in',
  subject: '',
  address: '10.0.0.1',
  detail: {},
});
const pageOf = (rows: object[], more: object = {}) => ({
  rows,
  total: 1_001,
  found: rows.length,
  next: null,
  previous: null,
  ...more,
});
const at = (query: string, sort = 'desc') => `/api/audit?${query}sort=when%3A${sort}`;
const REPLIES = {
  '/api/site': { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-18' },
  [at('')]: pageOf([entry(9, 'Ana')], { found: 1_001, next: 'n1' }),
  [`${at('')}&after=n1`]: pageOf([entry(8, 'Bia')], { found: 1_001, previous: 'p1' }),
  [at('person=bia&action=sign_in&')]: pageOf([entry(8, 'Bia')]),
  [at('', 'asc')]: pageOf([entry(1, 'Zoe')], { found: 1_001, next: 'n2' }),
};

async function open(address: string) {
  const { user } = renderInApp(<AuditPage />, REPLIES, { at: address });
  const table = within(await screen.findByRole('table', { name: 'Audit log' }));
  return { user, table };
}

test('pages of the server, of which more than 1,000 entries are not counted', async () => {
  const { user, table } = await open('/audit');
  expect(await table.findByText('Ana')).toBeVisible();
  expect(screen.getByText('More than 1,000 entries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await table.findByText('Bia')).toBeVisible();
  expect(screen.getByText('101–101 of more than 1,000')).toBeVisible();
  await user.click(table.getByRole('button', { name: 'When' }));
  expect(await table.findByText('Zoe')).toBeVisible();
});

test('filters of the address; those that aren’t any are left out', async () => {
  const { table } = await open('/audit?person=bia&action=sign_in&from=2026-02-30');
  expect(await table.findByText('Bia')).toBeVisible();
  expect(screen.getByText('1 of more than 1,000 entries')).toBeVisible();
  expect(screen.getByText('Person: bia · Action: Signed in')).toBeInTheDocument();
});
