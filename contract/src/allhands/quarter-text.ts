import { currentLocale } from '../core/i18n/t.ts';

/** A quarter as the user's language writes it: 3Q2024, or 3T2024 in Portuguese and Spanish. */
export const quarterText = (quarter: string) =>
  /^(pt|es)/.test(currentLocale()) ? quarter.replace(/^([1-4])Q/, '$1T') : quarter;
