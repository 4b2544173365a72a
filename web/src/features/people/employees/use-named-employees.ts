import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { useQueries } from '@tanstack/react-query';
import { employeePageQuery } from '../api.ts';

const isId = (text: string) => /^\d+$/.test(text);

/** @param text an id, or a name as in addresses of earlier versions */
export function findEmployee(
  rows: readonly EmployeeRecord[],
  text: string,
): EmployeeRecord | undefined {
  return rows.find(({ id }) => String(id) === text) ?? rows.find(({ NOME }) => NOME === text);
}

/**
 * The employees whom the address names: those of the list's page, and others from the server.
 * @param isLong whether the list comes in pages, which may not have them
 */
export function useNamedEmployees(
  rows: readonly EmployeeRecord[],
  isLong: boolean,
  texts: readonly string[],
): readonly EmployeeRecord[] {
  // Also those of the page, so that an edit goes on when the page changes.
  const named = texts.filter((text) => isLong && text !== '');
  const replies = useQueries({
    queries: [...new Set(named)].map((text) =>
      employeePageQuery(isId(text) ? { id: text } : { name: text }),
    ),
  });
  return [...rows, ...replies.flatMap(({ data }) => data?.rows ?? [])];
}
