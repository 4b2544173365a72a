import { conflicts, leaveList } from '@intranet/contract/leave/endpoints.ts';
import { LEAVE_TYPES } from '@intranet/contract/leave/leave-types.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ConflictFinder } from './conflicts/find-conflicts.ts';
import { presentLeaves } from './present.ts';

// Names as people type them, including hostile ones.
const text = fc.oneof(
  fc.constantFrom('"', '\\', '</script>', '\n', '\u2028', '😀', "D'Ávila", '{"NOME":1}', '\ud800'),
  fc.string({ unit: 'grapheme' }),
);
const person = fc.record({ employee_id: fc.nat(), name: text, area: text, cargo: text });
const day = fc.integer({ min: 10, max: 28 }).map((n) => `2026-04-${n}`);

const STATUS = {
  pending: 'PENDENTE',
  approved: 'APROVADO',
  cancellation_asked: 'APROVADO',
  rejected: 'REJEITADO',
};

test('leaves have the contract’s shape for any name', () => {
  const row = fc.record({
    who: fc.nat({ max: 2 }),
    id: fc.nat(),
    starts_on: day,
    ends_on: day,
    type: fc.constantFrom(...LEAVE_TYPES),
    state: fc.constantFrom(...(Object.keys(STATUS) as (keyof typeof STATUS)[])),
  });
  const people = fc.uniqueArray(person, { minLength: 3, maxLength: 3, selector: (p) => p.name });
  fc.assert(
    fc.property(people, fc.array(row), (those, rows) => {
      const leaves = rows.map(({ who, ...rest }) => ({ ...rest, ...those[who] }));
      const written = presentLeaves(leaves as never, '2026-04-20');
      expect(z.array(leaveList.reply.element.strict()).parse(written)).toEqual(
        rows.map(({ who, id, starts_on, ends_on, type, state }) => ({
          id,
          employee_id: those[who]?.employee_id,
          NOME: those[who]?.name,
          AREA: those[who]?.area,
          CARGO: those[who]?.cargo,
          DATA_INICIO: starts_on,
          DATA_FIM: ends_on,
          LEAVE_TYPE: type,
          utilizado:
            ['approved', 'cancellation_asked'].includes(state) && ends_on < '2026-04-20'
              ? 'S'
              : 'N',
          STATUS: STATUS[state],
          ...(state === 'cancellation_asked' && { cancelling: true }),
        })),
      );
    }),
  );
});

test('conflicts are too', () => {
  fc.assert(
    fc.property(person, person, (left, right) => {
      const days = { start: '2026-04-01', end: '2026-04-02' };
      const leaves = [
        { ...left, ...days, employee: 1 },
        { ...right, ...days, area: left.area, employee: 2 },
      ];
      const finder = new ConflictFinder();
      const texts = [...leaves.flatMap((leave) => [...finder.add(leave)]), ...finder.end()];
      const written = z
        .array(conflicts.reply.shape.conflitos.element.strict())
        .parse(texts.map((text) => JSON.parse(text)));
      expect(written).toMatchObject([
        { NOME1: left.name, CARGO1: left.cargo, NOME2: right.name, AREA2: left.area },
      ]);
    }),
  );
});
