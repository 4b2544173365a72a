import { expect, test } from 'vitest';
import { get, post, put } from '../../../testing/calls.ts';
import { makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addEntry, shareEntry, shareVault } from '../vault.fixture.ts';

const t = useTestApp();
const NAMES = Array.from({ length: 6 }, (_, index) => `Deals ${index}`);

test('a group and the access to its entries can be changed at once', async () => {
  const ada = await makePerson(t, 'Ada', { role: 'admin' });
  const bea = await makePerson(t, 'Bea', { area: 'Legal' });
  await shareVault(t, ada);
  for (const name of NAMES) {
    const group = { name, description: '', rule: null };
    const { id } = (
      await post(t, ada, '/api/groups', { ...group, members: [bea.employeeId] })
    ).json();
    const entry = await addEntry(t, ada, { platform: name, password: `secret of ${name}` });
    await shareEntry(t, ada, entry, { readers: { people: [], groups: [id] } });
    await post(t, bea, `/api/vault/${entry}/password`, { purpose: 'reveal' });
    const { version } = (await get(t, ada, `/api/vault/${entry}/access`)).json();
    const { groups } = (await get(t, ada, '/api/groups')).json();
    const { version: ofGroup } = groups.find((one: { id: number }) => one.id === id);
    const replies = await Promise.all([
      put(t, ada, `/api/groups/${id}`, { ...group, members: [], version: ofGroup }),
      put(t, ada, `/api/vault/${entry}/access`, {
        readers: { people: [], groups: [id] },
        editors: { people: [ada.employeeId], groups: [] },
        version,
      }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  }
});
