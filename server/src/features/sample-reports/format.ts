import type { Lang } from './words.ts';

/**
 * How a figure is written. Money is kept in thousands: `thousands` shows it bare, under a heading
 * that names the unit; `millions` as R$ 12,4 mi; `euros` as € 2,1 mi.
 */
export type Format =
  | 'whole'
  | 'tenth'
  | 'percent'
  | 'wholePercent'
  | 'multiple'
  | 'reais'
  | 'thousands'
  | 'millions'
  | 'euros'
  | 'text';

const MINUS = '−';

function number(value: number, lang: Lang, digits: number): string {
  const shown = new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  }).format(value);
  return shown.replace('-', MINUS);
}

function money(sign: string, value: number, lang: Lang): string {
  const size = Math.abs(value);
  const english = lang === 'en';
  const amount =
    size < 1_000_000
      ? `${number(size / 1000, lang, 1)} ${english ? 'm' : 'mi'}`
      : `${number(size / 1_000_000, lang, 2)} ${english ? 'bn' : 'bi'}`;
  return `${value < 0 ? MINUS : ''}${sign} ${amount}`;
}

/** A percentage is kept as such: 12.3 is 12,3%. */
export function show(value: number | string | null, format: Format, lang: Lang): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  switch (format) {
    case 'tenth':
      return number(value, lang, 1);
    case 'percent':
      return `${number(value, lang, 1)}%`;
    case 'wholePercent':
      return `${number(value, lang, 0)}%`;
    case 'multiple':
      return `${number(value, lang, 1)}x`;
    case 'reais':
      return `${value < 0 ? MINUS : ''}R$ ${number(Math.abs(value), lang, 0)}`;
    case 'millions':
      return money('R$', value, lang);
    case 'euros':
      return money('€', value, lang);
    case 'whole':
    case 'thousands':
    case 'text':
      return number(value, lang, 0);
  }
}

/** The change from `before` to `value`, signed: in percentage points where the figures are percentages. */
export function showChange(value: number, before: number, format: Format, lang: Lang): string {
  const points = format === 'percent' || format === 'wholePercent';
  const change = points ? value - before : (value / before - 1) * 100;
  const sign = change >= 0.05 ? '+' : '';
  const unit = points ? (lang === 'en' ? ' pp' : ' p.p.') : '%';
  return `${sign}${number(change, lang, 1)}${unit}`;
}
