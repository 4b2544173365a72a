import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('S15: uploads are stored with mode 0600 in folders of mode 0700', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-umask-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const from = (file: string) => new URL(file, import.meta.url).href;
  // A separate process, because the umask applies to the whole process.
  const run = `
    const { restrictNewFiles } = await import('${from('./restrict-new-files.ts')}');
    const { openFiles } = await import('${from('./files/open-files.ts')}');
    restrictNewFiles();
    const files = await openFiles({ dataDir: '${dataDir}', filesUrl: null });
    await files.put('documents/one.pdf', 'a document');`;
  execFileSync(process.execPath, ['--input-type=module', '-e', run]);
  const modes = await Promise.all(
    ['files', 'files/documents', 'files/documents/one.pdf'].map(
      async (name) => (await stat(path.join(dataDir, name))).mode & 0o777,
    ),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});
