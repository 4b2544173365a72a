import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Colleague } from '@intranet/contract/people/directory-endpoints.ts';
import { CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { choiceFilter, type ListFilter, searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { Switch } from '@mantine/core';
import { areaFilterOf } from '../shared/areas.ts';

const SEARCH = searchFilter<Colleague>(t('Name, area, position or email'), ({ name }) => name);

const POSITION = choiceFilter<Colleague>({
  key: 'position',
  label: t('Position'),
  known: CARGOS,
  dataOf: () => CARGOS.map((value) => ({ value, label: positionName(value) })),
  passes: ({ cargo }, chosen) => cargo === chosen,
});

const LEAVERS: ListFilter<Colleague> = {
  key: 'who',
  label: t('People who have left'),
  read: (text) => (text === 'left' ? text : ''),
  passes: ({ has_left }) => has_left,
  Input: ({ value, onChange }) => (
    <Switch
      label={t('People who have left')}
      checked={value === 'left'}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'left' : '')}
    />
  ),
};

export const directoryFilters = (
  areas: readonly string[] | undefined,
  { withLeavers }: { withLeavers: boolean },
) => [
  SEARCH,
  areaFilterOf<Colleague>(areas, ({ area }) => area),
  POSITION,
  ...(withLeavers ? [LEAVERS] : []),
];
