import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const INTRANET = fileURLToPath(new URL('../../intranet.js', import.meta.url));
const BACKUP_KEY = 'ab'.repeat(32);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'intranet-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs it in an empty folder, as an operator without the server's settings would. */
function run(words: string[], env: NodeJS.ProcessEnv = {}, flags: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, INTRANET, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return { status, stdout, stderr };
}

const refused = (sentence: string) => ({ status: 1, stdout: '', stderr: `${sentence}\n` });

test.each([['server'], ['backup', 'file'], ['restore', 'file'], ['vault:rotate'], ['start']])(
  'newcomer 15: an older Node ends with one sentence: %s',
  (...words) => {
    const older = 'Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })';
    const { status, stderr } = run(words, {}, ['--import', `data:text/javascript,${older}`]);
    expect([status, stderr]).toEqual([
      1,
      `The intranet needs Node 24 or newer, and ${process.execPath} is Node 20.20.2.\n`,
    ]);
  },
);

test.each([
  [['vault:rotate'], 'There is no database in {folder}/data'],
  [['vault:rotate', '--forget'], 'There is no database in {folder}/data'],
  [['backup', 'file'], 'There is no database in {folder}/data'],
])('newcomer 7: %j without the server’s settings creates nothing', (words, start) => {
  const sentence = `${start.replace('{folder}', folder)}: run this with the server's settings (docs/OPERATIONS.md).`;
  expect(run(words, { BACKUP_KEY })).toEqual(refused(sentence));
  expect(readdirSync(folder)).toEqual([]);
});

test('newcomer 7: restore asks where to, and a wrong file creates nothing', () => {
  expect(run(['restore', 'file'], { BACKUP_KEY })).toEqual(
    refused('Set DATA_DIR or DATABASE_URL to say where the backup is restored.'),
  );
  const DATA_DIR = path.join(folder, 'data');
  expect(run(['restore', 'file'], { BACKUP_KEY, DATA_DIR })).toEqual(
    refused(`The backup ${folder}/file cannot be read: ENOENT.`),
  );
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['backup', 'restore', 'vault:rotate'])(
  'newcomer 7: %s --help creates nothing',
  (name) => {
    expect(run([name, '--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm run /),
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('newcomer §6: a settings file gives values with quotes, spaces and signs', () => {
  const dataDir = `${folder}/it's "a" $HOME #1`;
  writeFileSync(path.join(folder, 'intranet.env'), `# Comment\nDATA_DIR=\`${dataDir}\`\n`);
  const { status, stderr } = run(['--settings', 'intranet.env', 'vault:rotate']);
  expect(status).toBe(1);
  expect(stderr).toContain(`There is no database in ${dataDir}:`);
  // A setting of the environment takes precedence.
  const other = run(['--settings', 'intranet.env', 'vault:rotate'], { DATA_DIR: '/nowhere' });
  expect(other.stderr).toContain('There is no database in /nowhere:');
  expect(run(['--settings', 'none.env', 'server'])).toEqual(
    refused('The settings file none.env cannot be read: ENOENT.'),
  );
});

test('an unknown command gets the usage', () => {
  expect(run(['serve']).stderr).toMatch(/^Usage: node intranet\.js .*\nCOMMAND is one of server, /);
});
