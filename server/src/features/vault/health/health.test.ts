import { expect, test } from 'vitest';
import { get, remove } from '../../../testing/calls.ts';
import { makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addEntry } from '../vault.fixture.ts';

const t = useTestApp({ COMPANY_NAME: 'Aurelio Partners' });

test('weak and equal passwords, by the words around them; measured while others are served', async () => {
  const ada = await makePerson(t, 'Ada', { role: 'admin' });
  const add = (password: string, platform = 'Bank') => addEntry(t, ada, { platform, password });
  const [common, twin] = [await add('password1'), await add('password1')];
  const strong = await add('qK7#vund-Zilp-38-oboe');
  const [platform, company] = [await add('Quixaba2026', 'Quixaba'), await add('AurelioPartners')];
  const none = await add('');
  const read = async () => (await get(t, ada, '/api/vault/health')).json().entries;

  let served = 0;
  const heartbeat = setInterval(() => {
    served += 1;
  }, 5);
  const health = await read();
  clearInterval(heartbeat);
  // The dictionaries alone take a tenth of a second to load, in the other thread.
  expect(served).toBeGreaterThan(5);

  const of = (id: number) => health.find((one: { id: number }) => one.id === id);
  expect(of(common)).toEqual({ id: common, score: 0, same_as: [twin] });
  expect(of(twin)).toEqual({ id: twin, score: 0, same_as: [common] });
  expect(of(strong)).toEqual({ id: strong, score: 4, same_as: [] });
  expect(of(platform).score).toBeLessThan(2);
  expect(of(company).score).toBeLessThan(2);
  expect(of(none)).toEqual({ id: none, score: null, same_as: [] });

  // Scores are cached by entry and version; equal passwords are compared each time.
  await remove(t, ada, `/api/passwords/${twin}`);
  expect((await read())[0]).toEqual({ id: common, score: 0, same_as: [] });
});
