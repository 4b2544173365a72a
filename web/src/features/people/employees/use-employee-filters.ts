import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { ATIVO_LABELS, CARGOS } from '@intranet/contract/people/positions.ts';
import { useMemo } from 'react';
import { useAddress } from '#core/use-address.ts';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { optionsOf } from '#ui/tables/list-filters.ts';

/** Everybody but those who have left: what is wanted nearly always. */
const PRESENT = 'present';

export const FILTERS = { name: '', area: '', position: '', active: PRESENT, sort: 'name:asc' };

const ACTIVE = [
  { value: PRESENT, label: 'Not left' },
  { value: 'S', label: ATIVO_LABELS.S },
  { value: 'C', label: ATIVO_LABELS.C },
  { value: 'N', label: ATIVO_LABELS.N },
];

const nameOf = (row: EmployeeRecord) => row.NOME;

/**
 * The filters of the employees, in the address, and whom they leave.
 * @param editing whose row is being edited, and stays whatever the filters say
 */
export function useEmployeeFilters(rows: readonly EmployeeRecord[], editing: string | null) {
  const [filters, setFilters] = useAddress(FILTERS);
  const { area, position, active } = filters;
  const found = useSearch(rows, nameOf, filters.name);
  const shown = useMemo(() => {
    const passes = (row: EmployeeRecord) =>
      (!area || row.AREA === area) &&
      (!position || row.cargo === position) &&
      (!active || (active === PRESENT ? row.ATIVO !== 'N' : row.ATIVO === active));
    const left = found.filter(passes);
    const edited = editing !== null && rows.find((row) => row.NOME === editing);
    return edited && !left.includes(edited) ? [edited, ...left] : left;
  }, [rows, found, area, position, active, editing]);
  const options = useMemo(
    () => ({
      areas: optionsOf(rows, (row) => row.AREA),
      positions: CARGOS.filter((cargo) => rows.some((row) => row.cargo === cargo)),
      active: ACTIVE,
    }),
    [rows],
  );
  return { filters, setFilters, shown, options };
}
