import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { type Searched, searchPeople } from '../../../../test/search-people.ts';
import { EmployeeSelect } from './EmployeeSelect.tsx';

const PEOPLE: Searched[] = [
  { employee_id: 1, name: 'Ana Lima', area: 'Finance', cargo: 'Head' },
  { employee_id: 2, name: 'Ana Lima', area: 'Legal', cargo: 'Intern Assist' },
  { employee_id: 3, name: 'Caio', area: 'Legal', cargo: 'Head' },
  { employee_id: 4, name: 'Gil', area: 'Legal', cargo: 'Head', has_left: true },
];
let searches: string[];
let answer: (address: string) => Response | Promise<Response>;
const chose = vi.fn();

beforeEach(() => {
  searches = [];
  answer = (address) => Response.json(searchPeople(address, PEOPLE));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Form() {
  const [id, setId] = useState<number>();
  return (
    <EmployeeSelect
      label="Person"
      among="everyone"
      value={id}
      onChange={(person) => {
        chose(person?.employee_id);
        setId(person?.employee_id);
      }}
    />
  );
}

async function open() {
  const { user } = renderInApp(<Form />, {});
  vi.stubGlobal('fetch', async (address: string) => {
    searches.push(new URL(address, 'http://localhost').searchParams.get('name') ?? '');
    return answer(address);
  });
  const field = await screen.findByRole('combobox', { name: 'Person' });
  await user.click(field);
  return { user, field };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const find = (name: RegExp) => screen.findByRole('option', { name });

it('offers the first people before anything is typed, and tells namesakes apart', async () => {
  await open();
  await find(/Caio/);
  expect(options()).toEqual([
    'Ana LimaFinance · Head',
    'Ana LimaLegal · Intern Assist',
    'CaioLegal · Head',
    'Gil (has left)Legal · Head',
  ]);
});

it('is chosen by keyboard; the list then begins anew, and clearing chooses nobody', async () => {
  const { user, field } = await open();
  await find(/Caio/);
  await user.keyboard('lima');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Ana Lima');
  expect(chose).toHaveBeenLastCalledWith(2);
  await user.click(field);
  expect(await find(/Caio/)).toBeInTheDocument();
  await user.clear(field);
  await user.keyboard('caio');
  await waitFor(() => expect(options()).toEqual(['CaioLegal · Head']));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chose).toHaveBeenLastCalledWith(3);
});

it('searches once typing pauses, and shows meanwhile only what matches', async () => {
  const { user } = await open();
  await find(/Caio/);
  let reply = (_: Response) => {};
  answer = () => new Promise<Response>((resolve) => (reply = resolve));
  await user.keyboard('caio');
  expect(options()).toEqual(['CaioLegal · Head']);
  await user.keyboard('zz');
  expect(screen.getByText('Loading…')).toBeVisible();
  await waitFor(() => expect(searches.at(-1)).toBe('caiozz'));
  expect(searches.length).toBeLessThan(5);
  reply(Response.json({ people: [], more: false }));
  expect(await screen.findByText('No one found')).toBeVisible();
});

it('says that more people match', async () => {
  answer = (address) => Response.json({ ...searchPeople(address, PEOPLE), more: true });
  await open();
  expect(await find(/Type to find more people/)).toHaveAttribute('data-combobox-disabled');
});

it('a failed search says why, and typing searches again', async () => {
  answer = () => Response.json({ error: 'The server is busy.' }, { status: 500 });
  const { user } = await open();
  expect((await screen.findAllByText('The server is busy.')).length).toBeGreaterThan(0);
  answer = (address) => Response.json(searchPeople(address, PEOPLE));
  await user.keyboard('caio');
  expect(await find(/Caio/)).toBeInTheDocument();
  expect(screen.queryByText('The server is busy.')).toBeNull();
});
