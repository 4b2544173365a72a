import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { TextColumn } from '@intranet/ui/tables/data-table/column.ts';
import { selectFilter } from '@intranet/ui/tables/list-filter.tsx';
import { optionsOf } from '@intranet/ui/tables/list-filters.ts';

type AreaOf<Row> = (row: Row) => string;

export const areaOptions = <Row>(rows: readonly Row[], ...areas: AreaOf<Row>[]) =>
  optionsOf(rows, areaName, ...areas);

/** If a row has several areas, all must be the chosen one. */
export const areaFilter = <Row>(...areas: AreaOf<Row>[]) =>
  selectFilter<Row>({ key: 'area', label: t('Area'), nameOf: areaName }, ...areas);

export const areaColumn = <Row>(areaOf: AreaOf<Row>): TextColumn<Row> => ({
  id: 'area',
  header: t('Area'),
  value: (row) => areaName(areaOf(row)),
  nowrap: true,
});
