import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAreaStamps } from '#core/http/cache/change-stamp.ts';
import { get } from '../../testing/calls.ts';
import type { Person } from '../../testing/factories.ts';
import { anyChange, type ChangeKind, randomCompany } from '../../testing/random-company.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { type ListenedAreas, ListenedStamps } from './listened-areas.ts';
import { readListeners } from './read-listeners.ts';

const t = useTestApp();
const CALLS = [
  '/api/home',
  '/api/my_leaves',
  '/api/own_approvers',
  '/api/approvals',
  '/api/team_leave?from=2026-03-02&to=2026-06-20',
];

async function readStamps(): Promise<ListenedStamps> {
  const stamps = new ListenedStamps();
  stamps.note(await readAreaStamps(t.deps.db));
  return stamps;
}

/** What a person's pages show, and the areas of their stream; undefined without a session. */
async function readAll({ cookie }: Person) {
  const replies = await Promise.all(CALLS.map((path) => get(t, { cookie }, path)));
  return replies.some(({ statusCode }) => statusCode === 401)
    ? undefined
    : replies.map(({ body }) => body).join('\n');
}

async function areasOf({ accountId }: Person): Promise<ListenedAreas | undefined> {
  const sessions = await t.deps.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .execute();
  const hashes = sessions.map(({ token_hash }) => token_hash);
  const [listener] = (await readListeners(t.deps.db, hashes, t.deps.clock.now())).values();
  return listener?.areas;
}

test('property: people who see only their own area hear of every change that their pages show', async () => {
  const { make, changes, people } = randomCompany(t, 'tudo_menos_fin');
  const kinds = Object.keys(changes) as ChangeKind[];
  const counts = { heard: 0, notConcerned: 0 };
  const some = fc.array(anyChange([...kinds, 'request', 'decide', 'decide']), {
    minLength: 3,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(some, async (steps) => {
      await make();
      const shown = await Promise.all(people().map(readAll));
      for (const { kind, who, number } of steps) {
        const areas = await Promise.all(people().map(areasOf));
        const earlier = await readStamps();
        await changes[kind](who, number);
        const later = await readStamps();
        for (const [n, person] of people().entries()) {
          const [before, now] = [shown[n], await readAll(person)];
          shown[n] = now;
          const theirs = areas[n];
          if (before === undefined || now === undefined || theirs === undefined) continue;
          const hears = earlier.idOf(theirs) !== later.idOf(theirs);
          if (now !== before) {
            expect(hears, `${person.name} after ${kind} ${who} ${number}`).toBe(true);
            counts.heard += 1;
          } else if (!hears) counts.notConcerned += 1;
        }
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(counts.heard).toBeGreaterThan(20);
  expect(counts.notConcerned).toBeGreaterThan(20);
}, 60_000);
