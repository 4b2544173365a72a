import { DEPARTMENTS } from '@intranet/contract/links/departments.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import { expect, it } from 'vitest';
import { sectionsOf } from './link-sections.ts';

it('D32: every link has its form on one of the eight pages', () => {
  const shown = DEPARTMENTS.flatMap(sectionsOf).flatMap(({ links }) => links);
  expect(shown.map(({ name }) => name).sort()).toEqual(LINKS.map(({ name }) => name).sort());
});

it('D33: groups the mappings of BI GGP in the order of spec §2', () => {
  const views = DEPARTMENTS.flatMap(sectionsOf).find(({ title }) => title === 'Views of BI GGP');
  expect(views?.links.map(({ label }) => label)).toEqual(
    'Actual FullYear Q0 Q1 YTD Scale Latam Euro'.split(' '),
  );
});
