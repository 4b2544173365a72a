import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBackupKey } from './backup-key.ts';

const HEX = 'ab'.repeat(32);

test('S20: the key comes from BACKUP_KEY or from a file', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'backup-key-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'key');
  await writeFile(file, `${HEX}\n`);
  const key = Buffer.from(HEX, 'hex');
  expect(readBackupKey({ BACKUP_KEY: HEX })).toEqual(key);
  expect(readBackupKey({ BACKUP_KEY_FILE: file, BACKUP_KEY: '' })).toEqual(key);
  await writeFile(file, 'short');
  expect(() => readBackupKey({ BACKUP_KEY_FILE: file })).toThrow(`${file} (BACKUP_KEY_FILE)`);
});

test.each([
  [{}, 'A backup needs a key'],
  [{ BACKUP_KEY: HEX, BACKUP_KEY_FILE: '/etc/key' }, 'not as both'],
  [{ BACKUP_KEY: 'a password' }, 'BACKUP_KEY contains no key of 32 bytes'],
  [{ BACKUP_KEY_FILE: '/nowhere/key' }, '/nowhere/key (BACKUP_KEY_FILE) cannot be read: ENOENT'],
])('S20: without a key that will do there is one sentence: %j', (env, sentence) => {
  expect(() => readBackupKey(env)).toThrow(sentence);
});
