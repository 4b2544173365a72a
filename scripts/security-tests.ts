// npm run security:tests: lists the tests of each security requirement (S1 to S20), by their titles.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const TESTS = [
  '{backup,contract,demo,embedded-database,web}/src/**/*.test.{ts,tsx}',
  'server/{src,faults,scale,cluster}/**/*.test.ts',
  'e2e/**/*.spec.ts',
];

interface SecurityTest {
  /** The requirements that the title quotes, such as S3. */
  requirements: string[];
  title: string;
  file: string;
}

/** S3 as a kind of file store doesn't count. */
const requirementsIn = (title: string): string[] => title.match(/\bS\d+(?=[:,;)]| \()/g) ?? [];

export function readSecurityTests(): SecurityTest[] {
  return globSync(TESTS, { cwd: ROOT })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      const titles = text.matchAll(/\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1\s*,/g);
      return [...titles].map(([, , title = '']) => ({
        requirements: requirementsIn(title),
        title,
        file,
      }));
    })
    .filter(({ requirements }) => requirements.length > 0);
}

if (import.meta.main) {
  const tests = readSecurityTests();
  const requirements = new Set(tests.flatMap((test) => test.requirements));
  const sorted = [...requirements].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  for (const requirement of sorted) {
    console.log(`\n${requirement}`);
    for (const test of tests.filter((one) => one.requirements.includes(requirement))) {
      console.log(`  ${test.file}: ${test.title}`);
    }
  }
}
