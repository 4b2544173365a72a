import { isObject, isSame, type Json, type JsonPath } from './json.ts';

interface Merged {
  value: Json | undefined;
  /** The places that both changed to different values. They hold the preferred side's. */
  conflicts: JsonPath[];
}

interface Sides {
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
}

const listOf = (value: Json | undefined) => (Array.isArray(value) ? value : null);

/** A list whose length differs is compared as a whole, because its entries have moved. */
function keysOf({ base, mine, theirs }: Sides): (string | number)[] | null {
  if (isObject(mine) && isObject(theirs)) {
    return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  }
  const lists = [base, mine, theirs].map(listOf);
  const [first] = lists;
  return first && lists.every((list) => list?.length === first.length)
    ? first.map((_, index) => index)
    : null;
}

const inner = (value: Json | undefined, key: string | number) =>
  (value as Record<string, Json> | undefined)?.[key];

/** Merges two people's changes of one draft, field by field. @param prefer whose value a conflict keeps */
export function mergeDrafts(sides: Sides, prefer: 'mine' | 'theirs', path: JsonPath = []): Merged {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  const keys = keysOf(sides);
  if (!keys) return { value: sides[prefer], conflicts: [path] };
  const parts = keys.map((key) => {
    const [b, m, th] = [inner(base, key), inner(mine, key), inner(theirs, key)];
    return { key, ...mergeDrafts({ base: b, mine: m, theirs: th }, prefer, [...path, key]) };
  });
  const conflicts = parts.flatMap((part) => part.conflicts);
  const kept = parts.filter(({ value }) => value !== undefined);
  const value = Array.isArray(mine)
    ? kept.map((part) => part.value as Json)
    : Object.fromEntries(kept.map((part) => [part.key, part.value as Json]));
  return { value, conflicts };
}
