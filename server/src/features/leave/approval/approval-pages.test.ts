import type { approvals } from '@intranet/contract/leave/endpoints.ts';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { writeCursor } from '#core/db/cursor.ts';
import { failure, get } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { NO_SUCH_PAGE } from '../../../testing/list-pages.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

type Page = z.infer<typeof approvals.reply>;

/** A Head and people who each wait for a decision about one day in May. */
async function makeCompany(people: number): Promise<Person> {
  const hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
  await t.database.pool.query(
    `with added as (
       insert into employees (name, area_id, cargo, accrues_after)
       select 'Person ' || n, e.area_id, 'Intern Assist', '2026-01-01'
       from generate_series(1, $1::int) n, employees e where e.id = $2
       returning id, area_id)
     insert into leaves (employee_id, area_id, type, state, starts_on, ends_on)
     select id, area_id, 'Day Off', 'pending', date '2026-05-01' + (id % 7)::int,
       date '2026-05-01' + (id % 7)::int
     from added`,
    [people, hugo.employeeId],
  );
  return hugo;
}

const readPage = async (person: Person, after?: string): Promise<Page> => {
  const reply = await get(t, person, `/api/approvals${after ? `?after=${after}` : ''}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

describe('the requests to decide come in pages', () => {
  test('every request once, by start date, and the count is of all', async () => {
    const hugo = await makeCompany(123);
    const pages: Page[] = [];
    let after: string | undefined;
    do {
      const page = await readPage(hugo, after);
      pages.push(page);
      after = page.next;
    } while (after);
    const all = pages.flatMap((page) => page.approvals);
    expect(pages.map((page) => page.approvals.length)).toEqual([50, 50, 23]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(123);
    const order = all.map(({ start, id }) => `${start} ${String(id).padStart(9, '0')}`);
    expect(order).toEqual(order.toSorted());
    expect((await get(t, hugo, '/api/approvals/count')).json()).toEqual({ count: 123 });
  });

  test('50 requests are one page, without a cursor', async () => {
    const page = await readPage(await makeCompany(50));
    expect(page.approvals).toHaveLength(50);
    expect(page).not.toHaveProperty('next');
  });

  test('after its last request was deleted or decided, a page goes on after its place', async () => {
    const hugo = await makeCompany(60);
    const first = await readPage(hugo);
    const second = await readPage(hugo, first.next);
    const last = first.approvals.at(-1)?.id;
    await t.database.pool.query('delete from leaves where id = $1', [last]);
    expect(await readPage(hugo, first.next)).toMatchObject({
      approvals: second.approvals.map(({ id }) => ({ id })),
    });
  });

  test('a cursor that was altered or is of another list is refused with a sentence', async () => {
    const hugo = await makeCompany(2);
    const cursors = [
      'approvals',
      writeCursor('approvals', ['2026-05-01']),
      writeCursor('approvals', ['2026-05-41', 1]),
      writeCursor('approvals', ['2026-05-01', '1x']),
      writeCursor('approvals', ['2026-05-01', 1, 2]),
      writeCursor('conflicts', ['2026-05-01', 1, '2026-05-01', 1]),
    ];
    for (const after of cursors) {
      const reply = failure(await get(t, hugo, `/api/approvals?after=${after}`));
      expect(reply, after).toMatchObject(NO_SUCH_PAGE);
    }
  });
});

describe('a request carries the first absences and the number of all', () => {
  test('up to 20 are inline; all are a call of their own', async () => {
    const hugo = await makeCompany(0);
    await makeCompanyAway(25);
    const { approvals: found } = await readPage(hugo);
    const [one] = found;
    expect(found).toHaveLength(1);
    expect([one?.away.length, one?.away_count]).toEqual([20, 25]);
    const { away } = (await get(t, hugo, `/api/approvals/${one?.id}/away`)).json();
    expect(away).toHaveLength(25);
    expect(away).toEqual(expect.arrayContaining(one?.away ?? []));
    const { approval } = (await get(t, hugo, `/api/approvals/${one?.id}`)).json();
    expect(approval).toEqual(one);
  });

  test('only an approver reads a request, and only while it waits', async () => {
    const hugo = await makeCompany(0);
    const stranger = await makePerson(t, 'Sara', { area: 'Legal', role: 'admin' });
    await makeCompanyAway(1);
    const [one] = (await readPage(hugo)).approvals;
    const paths = [`/api/approvals/${one?.id}`, `/api/approvals/${one?.id}/away`];
    for (const path of paths) {
      expect(failure(await get(t, stranger, path))).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    }
    await t.database.pool.query(`update leaves set state = 'rejected', decided_by = 'Hugo'`);
    for (const path of paths) {
      expect(failure(await get(t, hugo, path))).toMatchObject({
        status: 409,
        code: 'already_decided',
      });
    }
    expect(failure(await get(t, hugo, '/api/approvals/999999')).status).toBe(404);
  });
});

/** One who waits, and colleagues with approved leave on the same day. */
async function makeCompanyAway(colleagues: number): Promise<void> {
  const ana = await makePerson(t, 'Ana');
  await makeLeave(t, ana, '2026-05-04', '2026-05-04', { state: 'pending', type: 'Day Off' });
  for (let index = 0; index < colleagues; index += 1) {
    const one = await makePerson(t, `Colleague ${index}`);
    await makeLeave(t, one, '2026-05-03', '2026-05-05', { type: 'Day Off' });
  }
}
