import { useEffect, useState } from 'react';

const MARKED_MS = 2_000;
/** More rows at once are another list, not what somebody has just added. */
const MAX_MARKED = 3;

const NONE: ReadonlySet<string> = new Set();

/** The keys of rows that have just come, for 2 s. @param rows all rows, undefined until they are loaded */
export function useNewRows<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string | number,
): ReadonlySet<string> {
  const [known, setKnown] = useState(rows);
  const [marked, setMarked] = useState(NONE);
  if (rows !== known) {
    setKnown(rows);
    const before = new Set(known?.map(keyOf));
    const added = rows?.map(keyOf).filter((key) => !before.has(key)) ?? [];
    if (known && added.length > 0 && added.length <= MAX_MARKED)
      setMarked(new Set(added.map(String)));
  }
  useEffect(() => {
    if (marked === NONE) return;
    const timer = setTimeout(() => setMarked(NONE), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
