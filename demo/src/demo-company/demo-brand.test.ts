import { contrast } from '@intranet/contract/core/brand.ts';
import { readBrand } from '@intranet/server/core/brand/brand.ts';
import { parseConfig } from '@intranet/server/core/config.ts';
import { expect, test } from 'vitest';
import { demoBrand } from './demo-brand.ts';

test('the demo has a firm with a name, a logo and a colour that carries white text', () => {
  const config = parseConfig(demoBrand({}), { demo: true });
  const { name, shades, logo } = readBrand(config);
  expect(name).toBe('Serra Azul');
  expect(shades[8]).toBe(config.brandColour);
  expect(contrast(shades[8], '#ffffff')).toBeGreaterThan(7);
  expect([logo?.light.type, logo?.dark.type]).toEqual(['image/png', 'image/svg+xml']);
});

test.each(['COMPANY_NAME', 'BRAND_COLOUR', 'COMPANY_LOGO', 'COMPANY_LOGO_DARK'])(
  'a set %s replaces the whole brand of the demo',
  (name) => {
    expect(demoBrand({ [name]: 'x' })).toEqual({});
    expect(demoBrand({ [name]: '' })).not.toEqual({});
  },
);
