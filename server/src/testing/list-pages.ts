import type { ListPage } from '@intranet/contract/core/list-page.ts';

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
