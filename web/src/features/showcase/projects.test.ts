import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import { PAGES, TECHNOLOGY_PAGES } from '@intranet/contract/pages.ts';
import { expect, test } from 'vitest';
import {
  mayVisit,
  PICTURE_LANGUAGES,
  PROJECTS,
  type ProjectId,
  pictureAddress,
} from './projects.ts';

const PUBLIC = path.resolve('web/public');
/** The size of all pictures of a language and colour scheme together, in bytes. */
const MAX_BYTES = 900_000;

test.each(
  PICTURE_LANGUAGES.flatMap((language) => [
    [language, 'light'] as const,
    [language, 'dark'] as const,
  ]),
)(
  'spec §3: each card has four existing pictures in %s, %s, of a small total size',
  (language, scheme) => {
    const files = PROJECTS.flatMap(({ id, pictures }) =>
      pictures.map((_, index) => path.join(PUBLIC, pictureAddress(id, index, scheme, language))),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const pictures = files.map((file) => readFileSync(file));
    for (const bytes of pictures) expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(pictures.reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThan(MAX_BYTES);
    expect(new Set(files).size).toBe(24);
  },
);

test('spec §2: each technology page has its card', () => {
  const pages = TECHNOLOGY_PAGES.map(([page]) => page);
  expect(PROJECTS.map(({ technologies }) => technologies)).toEqual(pages);
});

test('a visit links to a page and a report of its department', () => {
  for (const { visit } of PROJECTS) {
    const link = LINKS.find(({ name }) => name === visit.open);
    expect(PAGES.map((page) => page.path)).toContain(visit.path);
    expect(link?.name).toBe(visit.open);
    if (link) expect(`/${link.department}`).toBe(visit.path);
  }
});

test.each<[Role, ProjectId[]]>([
  ['admin', PROJECTS.map(({ id }) => id)],
  ['full_access', PROJECTS.map(({ id }) => id)],
  ['tudo_menos_fin', ['hubspot', 'vacation', 'goals']],
])('D2, D4: what %s is invited to visit', (role, expected) => {
  expect(ROLES).toContain(role);
  expect(PROJECTS.filter((project) => mayVisit(project, role)).map(({ id }) => id)).toEqual(
    expected,
  );
});
