import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { ATIVO_LABELS, CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { choiceFilter, nameFilter } from '@intranet/ui/tables/list-filter.tsx';
import { areaFilterOf } from '../shared/areas.ts';

const NOT_LEFT = 'present';
const ACTIVE = [
  { value: NOT_LEFT, label: t('Current') },
  ...(['S', 'C', 'N'] as const).map((value) => ({ value, label: t(ATIVO_LABELS[value]) })),
];

/** @param areas all areas, if the list comes in pages */
export const employeeFilters = (areas: readonly string[] | undefined) => [
  nameFilter<EmployeeRecord>((row) => row.NOME),
  areaFilterOf<EmployeeRecord>(areas, (row) => row.AREA),
  choiceFilter<EmployeeRecord>({
    key: 'position',
    label: t('Position'),
    known: CARGOS,
    dataOf: (rows) =>
      CARGOS.filter((cargo) => areas || rows.some((row) => row.cargo === cargo)).map((cargo) => ({
        value: cargo,
        label: positionName(cargo),
      })),
    passes: (row, cargo) => row.cargo === cargo,
  }),
  choiceFilter<EmployeeRecord>({
    key: 'active',
    label: t('Status'),
    initial: NOT_LEFT,
    known: ACTIVE.map(({ value }) => value),
    dataOf: () => ACTIVE,
    passes: (row, active) => (active === NOT_LEFT ? row.ATIVO !== 'N' : row.ATIVO === active),
  }),
];
