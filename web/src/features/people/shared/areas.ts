import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { TextColumn } from '@intranet/ui/tables/data-table/column.ts';
import { selectFilter } from '@intranet/ui/tables/list-filter.tsx';
import { optionsOf } from '@intranet/ui/tables/list-filters.ts';

type AreaOf<Row> = (row: Row) => string;

export const areaOptions = <Row>(rows: readonly Row[], ...areas: AreaOf<Row>[]) =>
  optionsOf(rows, areaName, ...areas);

const AREA_FILTER = { key: 'area', label: t('Area'), nameOf: areaName };

/** If a row has several areas, all must be the chosen one. */
export const areaFilter = <Row>(...areas: AreaOf<Row>[]) =>
  selectFilter<Row>(AREA_FILTER, ...areas);

/** Without a list, the filter offers the areas of the rows. */
export const areaFilterOf = <Row>(choices: readonly string[] | undefined, area: AreaOf<Row>) =>
  selectFilter<Row>({ ...AREA_FILTER, choices }, area);

export const areaColumn = <Row>(areaOf: AreaOf<Row>): TextColumn<Row> => ({
  id: 'area',
  header: t('Area'),
  value: (row) => areaName(areaOf(row)),
  nowrap: true,
});
