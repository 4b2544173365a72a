import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { TextColumn } from '#ui/tables/data-table/column.ts';
import { choiceFilter } from '#ui/tables/list-filter.tsx';
import { optionsOf } from '#ui/tables/list-filters.ts';

type AreaOf<Row> = (row: Row) => string;

export const areaOptions = <Row>(rows: readonly Row[], ...areas: AreaOf<Row>[]) =>
  optionsOf(rows, ...areas)
    .map((value) => ({ value, label: areaName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));

/** If a row has several areas, all must be the chosen one. */
export const areaFilter = <Row>(...areas: AreaOf<Row>[]) =>
  choiceFilter<Row>({
    key: 'area',
    label: t('Area'),
    dataOf: (rows) => areaOptions(rows, ...areas),
    passes: (row, chosen) => areas.every((area) => area(row) === chosen),
  });

export const areaColumn = <Row>(areaOf: AreaOf<Row>): TextColumn<Row> => ({
  id: 'area',
  header: t('Area'),
  value: (row) => areaName(areaOf(row)),
});
