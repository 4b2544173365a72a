import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, openPage, refused, server, TODAY } from './leave-screens.fixture.tsx';
import ScheduledPage from './ScheduledPage.tsx';

fakeServer();

const leaveOf = (id: number) => ({
  id,
  employee_id: id,
  NOME: `Person ${id}`,
  AREA: 'Finance',
  CARGO: 'Head',
  DATA_INICIO: TODAY,
  DATA_FIM: TODAY,
  LEAVE_TYPE: 'Vacation',
  utilizado: 'N',
  STATUS: 'APROVADO',
});

const pageOf = (ids: number[], more: object = {}) => ({
  rows: ids.map(leaveOf),
  total: 2_500,
  found: 103,
  next: null,
  previous: null,
  ...more,
});

const at = (query: string) => `/api/leaves?when=upcoming&${query}sort=start%3Aasc`;
const FIRST = Array.from({ length: 100 }, (_, index) => index + 1);

function open(query = '') {
  server.replies['/api/long-lists'] = { lists: ['leaves'] };
  server.replies['/api/areas'] = { areas: ['Finance', 'Legal'] };
  server.replies[at('')] = pageOf(FIRST, { next: 'n1' });
  server.replies[`${at('')}&after=n1`] = pageOf([101, 102, 103], { previous: 'p1' });
  return openPage(ScheduledPage, `/feriasarea${query}`, 1280);
}

const rows = () => screen.getAllByRole('row').slice(1);

it('D67: a long list opens from today on, in pages of the server, and is never read whole', async () => {
  const { user } = open();
  expect(await screen.findByText('103 of 2,500 leaves')).toBeVisible();
  expect(screen.getByText(/^This list has more than 2,000 entries/)).toBeVisible();
  expect(rows()).toHaveLength(100);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Scheduled vacations' }));
  expect(pages.getByText('1–100 of 103')).toBeVisible();
  expect(pages.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const region = screen.getByRole('region', { name: 'Scheduled vacations' });
  region.scrollTop = 900;
  await user.click(pages.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('101–103 of 103')).toBeVisible();
  expect(await screen.findByText('Person 103')).toBeVisible();
  expect(region.scrollTop).toBe(0);
  expect(window.location.search).toBe('?after=n1&page=2');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('1–100 of 103')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveFocus();
  expect(window.location.search).toBe('');
  expect(server.reads).not.toContain('/api/ferias_area');
});

it('two quick clicks lead to the next page only, whose cursor is known', async () => {
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('101–103 of 103')).toBeVisible();
  expect(window.location.search).toBe('?after=n1&page=2');
});

it('filters and sorts are the server’s, from the first page on', async () => {
  server.replies[at('area=Legal&')] = pageOf([7], { found: 1 });
  const { user } = open('?page=2&after=n1');
  expect(await screen.findByText('101–103 of 103')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Area' }));
  await user.click(await screen.findByRole('option', { name: 'Legal' }));
  expect(await screen.findByText('1 of 2,500 leaves')).toBeVisible();
  expect(window.location.search).toBe('?area=Legal');
  server.replies['/api/leaves?when=upcoming&area=Legal&sort=name%3Aasc'] = pageOf([9, 8]);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Person 9'));
});

it('a page that isn’t part of the list says so, and leads to the first', async () => {
  const sentence = 'This page doesn’t exist. Load the list again.';
  server.replies[`${at('')}&after=old`] = refused('invalid_input', sentence, undefined, 400);
  const { user } = open('?page=5&after=old');
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–100 of 103')).toBeVisible();
});
