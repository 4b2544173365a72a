import { saveFile } from '../tables/data-table/save-file.ts';

export async function saveTemplate(name: string, headers: readonly string[]): Promise<void> {
  const { toCsv } = await import('../tables/data-table/to-csv.ts');
  const columns = headers.map((header) => ({
    id: header,
    header,
    kind: 'text' as const,
    value: () => null,
  }));
  saveFile(`${name}.csv`, new Blob([toCsv(columns, [])], { type: 'text/csv;charset=utf-8' }));
}
