import { expect, test } from 'vitest';
import { isDateFormat } from './date-formats.ts';

test.each([
  'dd/mm/yyyy',
  'dd/mm/aaaa',
  'm/d/yy h:mm',
  'yyyy\\-mm\\-dd;@',
  '[$-416]dd/mm/yyyy',
  '[$-416]d" de "mmmm" de "yyyy;@',
  'mmm/yy',
  '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
])('log row 5: %s shows a date', (format) => {
  expect(isDateFormat(format)).toBe(true);
});

test.each([
  'General',
  '0.00',
  '@',
  '0.0" dias"',
  '[Red]-0.0',
  '[Yellow]0.0;[Blue]0.0',
  'R$ #,##0.00',
  '#,##0.00_);[Red](#,##0.00)',
  '"dmy" 0',
  'General" days"',
])('log row 6: %s shows no date', (format) => {
  expect(isDateFormat(format)).toBe(false);
});
