import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { ATIVO_LABELS, CARGOS } from '@intranet/contract/people/positions.ts';
import { useMemo } from 'react';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { optionsOf } from '#ui/tables/list-filters.ts';
import { useListFilters } from '#ui/tables/use-list-filters.ts';

const NOT_LEFT = 'present';

const FILTER_DEFAULTS = { name: '', area: '', position: '', active: NOT_LEFT, sort: 'name:asc' };

const ACTIVE = [
  { value: NOT_LEFT, label: 'Not left' },
  { value: 'S', label: ATIVO_LABELS.S },
  { value: 'C', label: ATIVO_LABELS.C },
  { value: 'N', label: ATIVO_LABELS.N },
];

const nameOf = (row: EmployeeRecord) => row.NOME;

/** @param editing the name in the edited row, which always stays visible */
export function useEmployeeFilters(rows: readonly EmployeeRecord[], editing: string | null) {
  const { filters, ...list } = useListFilters(FILTER_DEFAULTS);
  const { area, position, active } = filters;
  const found = useSearch(rows, nameOf, filters.name);
  const shown = useMemo(() => {
    const passes = (row: EmployeeRecord) =>
      (!area || row.AREA === area) &&
      (!position || row.cargo === position) &&
      (!active || (active === NOT_LEFT ? row.ATIVO !== 'N' : row.ATIVO === active));
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
  return { ...list, shown, options };
}
