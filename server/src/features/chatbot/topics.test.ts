import { ROLES } from '@intranet/contract/core/roles.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove } from '../../testing/calls.ts';
import { makeAccount } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
type Caller = { cookie: string };
let admin: Caller;
let second: Caller;
beforeEach(async () => {
  admin = await makeAccount(t, 'Ada Admin', { role: 'admin' });
  second = await makeAccount(t, 'Abel Admin', { role: 'admin' });
});

const KITCHEN = {
  replaces: null,
  keywords: ['cozinha', 'café'],
  says: { pt: 'A cozinha fica no 3º andar.', en: 'The kitchen is on the third floor.', es: '' },
  pages: ['/it'],
  contacts: ['support-it'],
  version: null,
};
const add = (change: object = {}, by = admin) =>
  post(t, by, '/api/chatbot/topics', { ...KITCHEN, ...change });
const change = (id: number, changed: object, by = admin) =>
  put(t, by, `/api/chatbot/topics/${id}`, { ...KITCHEN, version: 1, ...changed });
const topics = async () => (await get(t, admin, '/api/chatbot/topics')).json().topics;
const answers = async (who: Caller, language?: string) => {
  const cookie = language ? `${who.cookie}; language=${language}` : who.cookie;
  return (await get(t, { cookie }, '/api/chatbot/answers')).json().answers;
};

describe('D58: topics that administrators write', () => {
  test('are read by every role in its language; Portuguese stands in for an empty one', async () => {
    expect((await add()).json().message).toBe('Answer saved');
    for (const role of ROLES) {
      const reader = await makeAccount(t, `Reader ${role}`, { role });
      const says = async (language?: string) => (await answers(reader, language))[0].says;
      expect(await says()).toBe('A cozinha fica no 3º andar.');
      expect(await says('pt-BR')).toBe('A cozinha fica no 3º andar.');
      expect(await says('en')).toBe('The kitchen is on the third floor.');
      expect(await says('es')).toBe('A cozinha fica no 3º andar.');
    }
    const [stored] = await topics();
    expect(stored).toMatchObject({ ...KITCHEN, version: 1, updated_by: 'Ada Admin' });
    expect((await t.inject({ url: '/api/chatbot/answers' })).statusCode).toBe(401);
  });

  test('may be in one language, which then everybody reads', async () => {
    await add({ says: { pt: '', en: 'On the third floor.', es: '' } });
    const reader = await makeAccount(t, 'Reader');
    for (const language of ['pt-BR', 'en', 'es']) {
      expect((await answers(reader, language))[0].says).toBe('On the third floor.');
    }
  });

  test('replace the answer of a built-in topic, until they are removed', async () => {
    await add({ replaces: 'benefits', keywords: [] });
    const [stored] = await topics();
    expect(stored).toMatchObject({ replaces: 'benefits', keywords: [] });
    expect((await remove(t, admin, `/api/chatbot/topics/${stored.id}`)).statusCode).toBe(200);
    expect(await answers(admin)).toEqual([]);
    expect(failure(await remove(t, admin, `/api/chatbot/topics/${stored.id}`)).status).toBe(404);
  });

  test('list the built-in answers in three languages', async () => {
    const { built_in } = (await get(t, admin, '/api/chatbot/topics')).json();
    expect(built_in.find(({ id }: { id: string }) => id === 'benefits').says).toEqual({
      pt: expect.stringContaining('benefícios'),
      en: expect.stringContaining('benefits'),
      es: expect.stringContaining('beneficios'),
    });
  });

  test('two admins: the second hears of the first, and nothing is lost', async () => {
    const added = await Promise.all([
      add({ replaces: 'leave' }),
      add({ replaces: 'leave' }, second),
    ]);
    expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [{ id }] = await topics();
    const changes = await Promise.all(
      [admin, second].map((by) => change(id, { replaces: 'leave', keywords: ['folga'] }, by)),
    );
    expect(changes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await topics()).toMatchObject([{ version: 2, keywords: ['folga'] }]);
  });

  test.each([
    [{ keywords: [] }, 'keywords'],
    [{ keywords: [' '] }, 'keywords.0'],
    [{ keywords: ['a'.repeat(81)] }, 'keywords.0'],
    [{ keywords: Array.from({ length: 61 }, (_, n) => `word ${n}`) }, 'keywords'],
    [{ says: { pt: '  ', en: '', es: '' } }, 'says.pt'],
    [{ says: { pt: 'x'.repeat(601), en: '', es: '' } }, 'says.pt'],
    [{ pages: ['/nowhere'] }, 'pages.0'],
    [{ pages: ['https://example.com'] }, 'pages.0'],
    [{ contacts: ['support-nobody'] }, 'contacts.0'],
    [{ replaces: 'nothing' }, 'replaces'],
  ])('refuse %j', async (bad, field) => {
    const reply = await add(bad);
    expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await topics()).toEqual([]);
  });

  test('a changed answer stays that of its topic', async () => {
    await add();
    const [{ id }] = await topics();
    expect(failure(await change(id, { replaces: 'leave' }))).toMatchObject({ status: 400 });
    expect(failure(await change(id + 1, {})).status).toBe(404);
  });

  test('rows of another version lose what is gone', async () => {
    await t.deps.db
      .insertInto('chatbot_topics')
      .values({
        ...{ replaces: null, keywords: ['x'], pages: ['/gone', '/it'], contacts: ['nobody'] },
        ...{ says: JSON.stringify(KITCHEN.says), updated_by: 'Ada', updated_at: new Date() },
      })
      .execute();
    await t.deps.db
      .insertInto('chatbot_topics')
      .values({
        ...{ replaces: 'gone', keywords: [], pages: [], contacts: [] },
        ...{ says: JSON.stringify(KITCHEN.says), updated_by: 'Ada', updated_at: new Date() },
      })
      .execute();
    expect(await answers(admin)).toMatchObject([{ pages: ['/it'], contacts: [] }]);
  });
});
