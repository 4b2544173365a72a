import type { Column } from './column.ts';

export interface Sample {
  id: number;
  name: string;
  start: string | null;
  balance: number | null;
}

export const sampleColumns: readonly Column<Sample>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
  { id: 'start', header: 'Start Date', kind: 'date', value: (row) => row.start, missing: 'N/A' },
  { id: 'balance', header: 'Balance', kind: 'number', value: (row) => row.balance },
];

export function sample(
  name: string,
  start: string | null = '2026-09-17',
  balance: number | null = 30,
): Sample {
  return { id: ++count, name, start, balance };
}
let count = 0;

/** `n` rows with varied names. */
export function samples(n: number): Sample[] {
  const names = ['João da Silva', 'Ávila Prado', 'Zoë Gonçalves', 'M&A Team'];
  return Array.from({ length: n }, (_, index) =>
    sample(
      `${names[index % names.length]} ${index + 1}`,
      `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
      (index % 61) / 2,
    ),
  );
}
