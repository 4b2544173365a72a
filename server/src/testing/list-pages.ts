import type { ListPage } from '@intranet/contract/core/list-page.ts';
import { expect } from 'vitest';
import { get } from './calls.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

export type PageQuery = Record<string, string>;

/** The failure of a cursor that was altered, or is of another list or sort. */
export const NO_SUCH_PAGE = {
  status: 400,
  code: 'invalid_input',
  error: 'This page doesn’t exist. Load the list again.',
};

export const requestPage = (t: TestApp, who: Person, path: string, query: PageQuery) =>
  get(t, who, `${path}?${new URLSearchParams(query)}`);

export async function readPage<Page>(
  ...[t, who, path, query]: Parameters<typeof requestPage>
): Promise<Page> {
  const reply = await requestPage(t, who, path, query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

type ReadPage<Row> = (cursor: { after?: string; before?: string }) => Promise<ListPage<Row>>;

/** The ids of all entries from the first page to the last, and back again to the first. */
export async function walkPages<Row>(read: ReadPage<Row>, idOf: (row: Row) => number) {
  let current = await read({});
  const there = current.rows.map(idOf);
  while (current.next) {
    current = await read({ after: current.next });
    there.push(...current.rows.map(idOf));
  }
  const back = current.rows.map(idOf);
  while (current.previous) {
    current = await read({ before: current.previous });
    back.unshift(...current.rows.map(idOf));
  }
  return { there, back };
}
