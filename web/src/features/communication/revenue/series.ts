import { t } from '@intranet/contract/core/i18n/t.ts';

export interface Series {
  name: 'actual' | 'goal' | 'last';
  label: string;
  color: string;
  type: 'bar' | 'line';
  strokeDasharray?: string;
}

const SERIES: readonly Series[] = [
  { name: 'actual', label: t('Actual'), color: 'var(--actual)', type: 'bar' },
  { name: 'goal', label: t('Goal'), color: 'var(--goal)', type: 'line' },
];

/** The chart's series. @param lastYear the year of the ghost line, if it has figures */
export function seriesOf(lastYear: number | undefined): readonly Series[] {
  if (lastYear === undefined) return SERIES;
  const label = t('Actual {year}', { year: String(lastYear) });
  return [
    ...SERIES,
    { name: 'last', label, color: 'var(--last)', type: 'line', strokeDasharray: '10 5' },
  ];
}
