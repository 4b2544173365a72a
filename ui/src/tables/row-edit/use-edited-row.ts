import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';

interface Options<Row, Values, Key> {
  wanted: Key | null;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  form: UseFormReturnType<Values>;
  valuesOf: (row: Row | null) => Values;
  onBegin: () => void;
}

/** The edited row as it was when editing began (D42), and a function that begins with another. */
export function useEditedRow<Row, Values extends Record<string, unknown>, Key>(
  options: Options<Row, Values, Key>,
): [row: Row | null, begin: (row: Row | null) => void] {
  const { wanted, rows, keyOf, form, valuesOf, onBegin } = options;
  const [row, setRow] = useState<Row | null>(null);
  const begin = (next: Row | null) => {
    form.setInitialValues(valuesOf(next));
    form.reset();
    onBegin();
    setRow(next);
  };
  useEffect(() => {
    if (wanted === (row === null ? null : keyOf(row))) return;
    const found = rows.find((one) => keyOf(one) === wanted) ?? null;
    if (found || row) begin(found);
  });
  return [row, begin];
}
