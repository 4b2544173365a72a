// npm run check:api: writes the OpenAPI document, checks it with Redocly and Spectral, generates a
// client with openapi-typescript and compiles it. The tools are in api-check.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OPERATIONS } from '@intranet/contract/endpoints.ts';
import { describeApi } from '../server/src/core/http/openapi.ts';

process.chdir(fileURLToPath(new URL('../api-check', import.meta.url)));

/** The lock file of the last installation. */
const INSTALLED = 'node_modules/.lock-hash';
const DOCUMENT = 'generated/openapi.json';

function run(title: string, program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`${title} failed.`);
  process.exit(1);
}

const runTool = (title: string, tool: string, ...args: string[]) =>
  run(title, `node_modules/.bin/${tool}`, ...args);

function isInstalled(hash: string): boolean {
  try {
    return readFileSync(INSTALLED, 'utf8') === hash;
  } catch {
    return false;
  }
}

function install(): void {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (isInstalled(hash)) return;
  run('The installation', 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  writeFileSync(INSTALLED, hash);
}

install();
mkdirSync('generated', { recursive: true });
writeFileSync(DOCUMENT, JSON.stringify(describeApi('Intranet', OPERATIONS), null, 2));
Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' });
runTool('Redocly', 'redocly', 'lint', '--max-problems', '1000', DOCUMENT);
runTool('Spectral', 'spectral', 'lint', '--fail-severity', 'hint', DOCUMENT);
runTool(
  'The generation of the client',
  'openapi-typescript',
  DOCUMENT,
  '-o',
  'generated/schema.ts',
);
runTool('The compilation of the client', 'tsc', '-p', '.');
