import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '..');
const WEB = path.join(SOURCE, '../../web/src');

/** Parts that show nothing by themselves, or only together with a page and its list. */
const WITHOUT_EXAMPLE = [
  'feedback/LazyPart.tsx',
  'forms/UnsavedGuard.tsx',
  'forms/calendar/DayCalendar.tsx',
  'import/ImportNotices.tsx',
  'import/ImportPreview.tsx',
  'page/PageLink.tsx',
  'tables/data-table/FilterChips.tsx',
  'tables/data-table/StepNav.tsx',
];

/** The parts that a file imports, such as `feedback/StateBadge.tsx`. */
const partsIn = (file: string, prefix: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(prefix)].map(([, part = '']) => part);

test('the gallery shows every part that screens use', () => {
  const used = globSync('**/*.{ts,tsx}', { cwd: WEB }).flatMap((file) =>
    partsIn(path.join(WEB, file), /'@intranet\/ui\/((?:[a-z-]+\/)+[A-Z]\w+\.tsx)'/g),
  );
  const shown = globSync('gallery/*.tsx', { cwd: SOURCE }).flatMap((file) =>
    partsIn(path.join(SOURCE, file), /'\.\.\/((?:[a-z-]+\/)+[A-Z]\w+\.tsx)'/g),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(
    [...new Set(used)].filter((part) => ![...shown, ...WITHOUT_EXAMPLE].includes(part)),
  ).toEqual([]);
});
