// npm run check:licences fails for licences outside docs/supply-chain.md; --list prints all.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Licences for use inside a firm without further approval; see docs/supply-chain.md. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'Python-2.0', 'PSF-2.0', 'MPL-2.0'],
]);

/** Individually reviewed packages: `name licence`. */
const ANSWERED = new Set([
  // A system library that sharp links at run time; it is unchanged and replaceable.
  '@img/sharp-libvips-* LGPL-3.0-or-later',
  // Its holiday data requires attribution, which docs/supply-chain.md gives.
  'date-holidays (ISC AND CC-BY-3.0)',
  // Packages that state their MIT licence in their files only. s3rver needs the first two, in tests
  // only, and the extraction of messages the third. None is shipped.
  'humanize-number none',
  'only none',
  'pofile none',
  // Reads PNG files for pdfmake, with the text of the MIT licence in its package.
  'png-js none',
  // A tool of api-check, with the text of the MIT licence in its package.
  'reserved none',
]);

interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** `MIT AND (ISC OR Zlib)` is allowed if each required part is. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => ALLOWED.has(licence.trim())));
}

function isAnswered(name: string, licence: string): boolean {
  const family = name.replace(/^(@img\/sharp-libvips-).*/, '$1*');
  return ANSWERED.has(`${family} ${licence}`);
}

function licenceOf({ licenses = [] }: Component): string {
  const [first] = licenses;
  return first?.expression ?? first?.license?.id ?? first?.license?.name ?? 'none';
}

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
/** @param folder of a package.json, with its lock file */
function componentsOf(folder: string, ...options: string[]): Component[] {
  const { stdout, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', ...options], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  return (JSON.parse(stdout.toString()) as { components: Component[] }).components;
}

// The tools of `npm run check:api` may not be installed yet.
const components = [...componentsOf('.'), ...componentsOf('api-check', '--package-lock-only')];
const packages = components
  .filter(({ name }) => !name.startsWith('@intranet/'))
  .map((component) => ({ ...component, licence: licenceOf(component) }));

if (values.list) {
  for (const { name, version, licence } of packages) console.log(`${name}@${version}  ${licence}`);
}
const refused = packages.filter(
  ({ name, licence }) => !isAllowed(licence) && !isAnswered(name, licence),
);
for (const { name, version, licence } of refused) {
  console.error(`${name}@${version} has the licence ${licence}: see docs/supply-chain.md.`);
}
if (packages.length < 100) throw new Error('npm sbom listed next to nothing: run npm ci first');
console.log(`${packages.length} packages, ${refused.length} with a licence that is not allowed.`);
process.exit(refused.length === 0 ? 0 : 1);
