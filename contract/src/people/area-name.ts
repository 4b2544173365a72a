import { tc } from '../core/i18n/t.ts';

/** Areas of most companies. Calls, files and addresses have the English names. */
const NAMES = new Map([
  ['Commercial', () => tc('area', 'Commercial')],
  ['Finance', () => tc('area', 'Finance')],
  ['IT', () => tc('area', 'IT')],
  ['Legal', () => tc('area', 'Legal')],
  ['Projects', () => tc('area', 'Projects')],
]);

/** An area's name as a screen or email shows it. Other areas, which admins add, keep theirs. */
export const areaName = (area: string): string => NAMES.get(area)?.() ?? area;

/** Areas that are shown under a translated name. */
export const TRANSLATED_AREAS: readonly string[] = [...NAMES.keys()];
