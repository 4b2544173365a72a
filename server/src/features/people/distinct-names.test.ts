import { beforeEach, describe, expect, test } from 'vitest';
import { appWithSettings } from '../../testing/app-with-settings.ts';
import { failure, post, upload } from '../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
  await makePerson(t, 'Demo Head', { cargo: 'Head' });
});

/** Contains a Cyrillic `е`. */
const DISGUISED = 'D\u0435mo Head';
/** Contains Latin letters that look like an `m`. */
const ALIKE = 'Derno Head';
const SENTENCE = 'This name looks too much like “Demo Head”. Choose a more distinct one';

const register = (username: string, email = 'new@example.com', app = t) =>
  post(app, admin, '/api/register', {
    username,
    email,
    password: 'another long passphrase',
    role: 'full_access',
  });
const rename = (current_username: string, new_username: string) =>
  post(t, admin, '/api/update_username', { current_username, new_username });
const create = (nome: string, app = t) =>
  post(app, admin, '/api/create_user', { nome, area: 'Legal', cargo: 'Head', ativo: 'C' });
const preview = async (...names: string[]) => {
  const file = `Name,Area,Position,Active\n${names.map((name) => `${name},Legal,Head,C`).join('\n')}`;
  const reply = await upload(t, admin, '/api/import_employees', { mode: 'preview' }, [
    'file',
    file,
    'people.csv',
  ]);
  return reply.json().lines.map((line: { details: string[] }) => line.details);
};

describe.each([
  ['registering', (name: string) => register(name), 'username'],
  ['renaming', (name: string) => rename('Ada Admin', name), 'new_username'],
  ['creating an employee', (name: string) => create(name), 'nome'],
] as const)('%s', (_, give, field) => {
  test.each([
    ['a Cyrillic letter in a Latin word', DISGUISED],
    ['rn in place of m', ALIKE],
    ['a Greek word in capitals', 'D\u0395MO Head'],
  ])('a look-alike of another person’s name is refused: %s', async (__, name) => {
    const reply = await give(name);
    expect(reply.json(), reply.body).toEqual({
      error: SENTENCE,
      code: 'confusable_name',
      fields: { [field]: SENTENCE },
    });
    expect(reply.statusCode).toBe(409);
  });

  test('a word of two alphabets is refused even if no name looks like it', async () => {
    const reply = await give('\u0410lice');
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'confusable_name',
      error: 'A word in this name mixes two alphabets, such as Latin and Cyrillic. Use only one',
    });
  });

  test.each([
    'João',
    'Ávila',
    'Müller',
    'Søren',
    "O'Brien",
    'Ana-Lúcia',
    'Νίκος Παπάς',
    'Жанна Иванова',
    'Demo Heads',
  ])('%s is allowed', async (name) => {
    const reply = await give(name);
    expect(reply.statusCode, reply.body).toBe(200);
  });
});

describe('one person with two names', () => {
  test('an account and its employee may share a name or differ in spelling after a rename', async () => {
    expect((await create('Bia Souza')).statusCode).toBe(200);
    expect((await register('bia souza')).statusCode).toBe(200);
    expect((await rename('bia souza', 'BIA SOUZA')).statusCode).toBe(200);
    expect((await rename('Demo Head', 'Derno Head')).statusCode).toBe(200);
  });

  test('a look-alike that was stored earlier keeps working, and its employee can be created', async () => {
    await makeAccount(t, DISGUISED);
    expect((await create(DISGUISED)).statusCode).toBe(200);
    expect((await rename(DISGUISED, 'Bia')).statusCode).toBe(200);
  });
});

test('an import refuses look-alikes of stored names and of earlier lines', async () => {
  const alike = (name: string) =>
    `Name: This name looks too much like “${name}”. Choose a more distinct one`;
  expect(await preview(DISGUISED, 'Marta', 'rnarta', 'Жанна')).toEqual([
    [alike('Demo Head')],
    ['Head in Legal, a new area', 'Opening balance: 0', expect.any(String)],
    [alike('Marta')],
    ['Head in Legal', 'Opening balance: 0', expect.any(String)],
  ]);
});

test('two look-alikes at the same time, on two servers: only one is created', async () => {
  const other = await appWithSettings(t, {});
  const replies = await Promise.all([
    register('Marta', 'a@example.com'),
    register('Marta'.replace('M', '\u041c'), 'b@example.com', other),
    create('Marto'),
    create('Mart\u03bf', other),
    register('Carmo', 'c@example.com'),
    create('Carrno', other),
  ]);
  const codes = replies.map((reply) => reply.json().code ?? 'made');
  expect(codes.slice(0, 4)).toEqual(['made', 'confusable_name', 'made', 'confusable_name']);
  expect(codes.slice(4).sort()).toEqual(['confusable_name', 'made']);
});
