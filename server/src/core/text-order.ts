import type { Day } from '@intranet/contract/core/days.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';

const MAX_RANKS = 12_000;

interface Order {
  collator: Intl.Collator;
  /** Cached ranks, equal for equal texts, because comparing took most of a calendar's sorting time. */
  ranks: Map<string, number>;
}

const orders = new Map<string, Order>();

/** The web app's tables use the same order; the database has no language's order (pitfall 15). */
function currentOrder(): Order {
  const locale = currentLocale();
  const known = orders.get(locale);
  if (known) return known;
  const order: Order = {
    collator: new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }),
    ranks: new Map(),
  };
  orders.set(locale, order);
  return order;
}

function rank(order: Order, texts: readonly string[]): boolean {
  const { collator, ranks } = order;
  if (texts.every((text) => ranks.has(text))) return true;
  const all = new Set([...ranks.keys(), ...texts]);
  const known = all.size > MAX_RANKS ? new Set(texts) : all;
  if (known.size > MAX_RANKS) return false;
  order.ranks = new Map();
  let last: string | undefined;
  let at = 0;
  for (const text of [...known].sort(collator.compare)) {
    if (last !== undefined && collator.compare(last, text) !== 0) at += 1;
    order.ranks.set(text, at);
    last = text;
  }
  return true;
}

/** Sorts by a text in the order of the user's language, so Ávila comes next to Avila. Stable. */
export function sortByText<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  const order = currentOrder();
  if (!rank(order, rows.map(textOf))) {
    return rows.toSorted((a, b) => order.collator.compare(textOf(a), textOf(b)));
  }
  const rankOf = (row: Row) => order.ranks.get(textOf(row)) ?? 0;
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Sorts by day, then by name in the order of the user's language. Stable. */
export function sortByDayThenName<Row extends { name: string }>(
  rows: readonly Row[],
  dayOf: (row: Row) => Day,
): Row[] {
  const { collator } = currentOrder();
  return rows.toSorted((a, b) => {
    const [left, right] = [dayOf(a), dayOf(b)];
    if (left !== right) return left < right ? -1 : 1;
    return collator.compare(a.name, b.name);
  });
}
