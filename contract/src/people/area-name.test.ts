import { expect, it } from 'vitest';
import { setTranslator } from '../core/i18n/t.ts';
import { areaName } from './area-name.ts';

it.each([
  ['IT', 'area: IT'],
  ['Obras', 'Obras'],
  ['constructor', 'constructor'],
])('shows %j as %j', (area, name) => {
  setTranslator({ translate: (text, _, context) => `${context}: ${text}`, locale: () => 'pt-BR' });
  expect(areaName(area)).toBe(name);
});
