import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChange, type ChangeKind, randomCompany } from '../../../testing/random-company.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listMissingApprovals } from './request-missing-approvals.ts';

const t = useTestApp();
const TODAY = '2026-03-02';

test('property: after any change of people, all approvers have a link', async () => {
  const { make, changes } = randomCompany(t);
  const kinds = Object.keys(changes) as ChangeKind[];
  const made = new Set<ChangeKind>();
  // Only somebody whose account was deleted can be registered again.
  const often = [...kinds, 'nameDeputy', 'deleteAccount', 'register', 'register'] as const;
  const some = fc.array(anyChange(often), { minLength: 5, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(some, async (steps) => {
      await make();
      for (const { kind, who, number } of steps) {
        const reply = await changes[kind](who, number);
        if (reply && reply.statusCode < 300) made.add(kind);
        const missing = await listMissingApprovals(t.deps.db, TODAY, t.deps.clock.now());
        expect(missing, `${kind} ${who} ${number}`).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
  expect(kinds.filter((kind) => !made.has(kind))).toEqual([]);
}, 60_000);
