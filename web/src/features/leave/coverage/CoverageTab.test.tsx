import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { searchPeople } from '../../../../test/search-people.ts';
import { fakeServer, openPage, refused, server } from '../leave-screens.fixture.tsx';
import { CoverageTab } from './CoverageTab.tsx';

fakeServer();

const FINANCE = {
  area: 'Finance',
  max_away: 2,
  pairs: [{ id: 3, first: 'Ana', first_id: 1, second: 'Bia', second_id: 2 }],
  people: 3,
};
const PEOPLE = ['Ana', 'Bia', 'Caio'].map((name, index) => ({
  employee_id: index + 1,
  name,
  area: 'Finance',
  cargo: 'Head',
}));

beforeEach(() => {
  server.replies['/api/coverage'] = { areas: [FINANCE] };
  server.replies['/api/people-search'] = (address: string) => searchPeople(address, PEOPLE);
});
const open = () => openPage(CoverageTab, '/approvals').user;
const optionTexts = async () =>
  (await screen.findAllByRole('option')).map((one) => one.textContent);
const limit = () => screen.findByLabelText('Maximum away at once');

it('the limit is saved and cleared', async () => {
  const user = open();
  expect(screen.queryByText('Finance')).toBeNull();
  const field = await limit();
  expect(field).toHaveValue('2');
  await user.clear(field);
  await user.paste('3');
  await user.click(screen.getByLabelText('Save for Finance'));
  await waitFor(() =>
    expect(server.write).toHaveBeenLastCalledWith('POST /api/coverage_limits', {
      area: 'Finance',
      max_away: 3,
    }),
  );
  await user.click(screen.getByLabelText('Clear for Finance'));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(server.write.mock.lastCall?.[1]).toEqual({ area: 'Finance', max_away: null });
  expect(field).toHaveAttribute('placeholder', 'No limit');
});

it('saving an empty limit clears it', async () => {
  const user = open();
  await user.clear(await limit());
  await user.click(screen.getByLabelText('Save for Finance'));
  expect(await screen.findByText('Done')).toBeVisible();
  expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/coverage_limits', {
    area: 'Finance',
    max_away: null,
  });
});

it('a refused limit shows an error and keeps the input', async () => {
  const user = open();
  const field = await limit();
  await user.clear(field);
  await user.paste('5');
  server.write.mockReturnValueOnce(refused('forbidden', 'Not your area.', undefined, 403));
  await user.click(screen.getByLabelText('Save for Finance'));
  expect(await screen.findByText('Not your area.')).toBeVisible();
  expect(field).toHaveValue('5');
});

it('a pair needs two different people, and its removal confirmation', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add pair: Finance' }));
  const form = within(await screen.findByRole('dialog'));
  const choose = async (label: string, name: string) => {
    const field = form.getByLabelText(label, { selector: 'input' });
    await user.clear(field);
    await user.paste(name);
    await screen.findByRole('option', { name: new RegExp(`^${name}`) });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue(name);
  };
  const first = form.getByLabelText('First person', { selector: 'input' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await choose('First person', 'Bia');
  const second = form.getByLabelText('Second person', { selector: 'input' });
  await user.click(second);
  expect(await optionTexts()).toEqual(['AnaFinance · Head', 'CaioFinance · Head']);
  await choose('Second person', 'Caio');
  await choose('First person', 'Caio');
  expect(second).toHaveValue('');
  await choose('Second person', 'Bia');
  await user.click(form.getByText('Add pair'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.write.mock.lastCall).toEqual([
    'POST /api/coverage_pairs',
    { first: 'Caio', first_id: 3, second: 'Bia', second_id: 2 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Ana and Bia' }));
  await waitFor(() => expect(server.write.mock.lastCall?.[0]).toBe('DELETE /api/coverage_pairs/3'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.write).toHaveBeenLastCalledWith('POST /api/coverage_pairs', {
      first: 'Ana',
      first_id: 1,
      second: 'Bia',
      second_id: 2,
    }),
  );
});

it('failed rules show the reason with retry', async () => {
  server.replies['/api/coverage'] = refused('unavailable', 'Not available right now.');
  const user = open();
  expect(await screen.findByText('Not available right now.')).toBeVisible();
  server.replies['/api/coverage'] = { areas: [FINANCE] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await limit()).toBeVisible();
});
