import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, freshFolder, Supervisor, serverPid, start } from './spawn-supervisor.fixture.ts';

function accountOf(name: string): { uid: number; gid: number } | null {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

const postgres = process.getuid?.() === 0 ? accountOf('postgres') : null;

/** A PATH without `unshare`, as if it were not permitted. */
function withoutUnshare(): { env: NodeJS.ProcessEnv } {
  const bin = freshFolder();
  chmodSync(bin, 0o755);
  symlinkSync(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(bin, 'id'));
  return { env: { ...process.env, PATH: bin } };
}

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('below a folder that is closed to all others', { timeout: 15_000 }, async () => {
    const closed = join(freshFolder(), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const database = await start(join(closed, 'data'));
    expect(await ask(database, 'select 1')).toEqual([1]);
  });
});

describe.runIf(postgres)('as root where `unshare --user` is not permitted', () => {
  test('runs as the system user postgres, and hands a cluster of root over', {
    timeout: 20_000,
  }, async () => {
    const folder = freshFolder();
    chmodSync(folder, 0o755);
    const dataDir = join(folder, 'data');
    await (await start(dataDir)).stop();
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(0);

    const supervisor = new Supervisor(dataDir, withoutUnshare());
    await supervisor.reach(5);
    expect(supervisor.errors).toBe('');
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(postgres?.uid);
    expect(await supervisor.end('SIGTERM')).toBe(0);

    // The cluster now belongs to that user, even if more is permitted later.
    expect(await ask(await start(dataDir), 'select max(number) >= 5 from acknowledged')).toEqual([
      true,
    ]);
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(postgres?.uid);
  });

  test('a new cluster is that user’s too', { timeout: 20_000 }, async () => {
    const folder = freshFolder();
    chmodSync(folder, 0o755);
    const supervisor = new Supervisor(join(folder, 'data'), withoutUnshare());
    await supervisor.reach(5);
    expect(statSync(join(folder, 'data', 'postgres')).uid).toBe(postgres?.uid);
    expect(await supervisor.end('SIGTERM')).toBe(0);
  });

  test('a parent folder that user may not enter is named', { timeout: 15_000 }, async () => {
    const folder = freshFolder();
    const supervisor = new Supervisor(join(folder, 'data'), withoutUnshare());
    expect(await supervisor.exit()).toBe(1);
    expect(supervisor.errors).toContain(`cannot enter the folder ${folder}: make that folder`);
    expect(supervisor.errors).toContain('DATABASE_URL');
    expect(supervisor.errors.trim().split('\n')).toHaveLength(1);
  });
});

describe.runIf(postgres)('as root in a folder of an ordinary user', () => {
  test('that is closed to root without its privileges: runs as its owner', {
    timeout: 20_000,
  }, async () => {
    const home = join(freshFolder(), 'home');
    mkdirSync(home, { mode: 0o700 });
    chmodSync(join(home, '..'), 0o755);
    if (postgres) chownSync(home, postgres.uid, postgres.gid);
    const dataDir = join(home, 'data');
    expect(await ask(await start(dataDir), 'select 1')).toEqual([1]);
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(postgres?.uid);
  });
});

describe.runIf(postgres)('as an ordinary user', () => {
  test('starts, is killed, and starts again', { timeout: 20_000 }, async () => {
    const home = freshFolder();
    if (!postgres) return;
    chownSync(home, postgres.uid, postgres.gid);
    const dataDir = join(home, 'data');
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const supervisor = new Supervisor(dataDir, postgres);
      await supervisor.reach(5);
      expect(statSync(join(dataDir, 'postgres')).uid).toBe(postgres.uid);
      expect(await supervisor.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    }
  });
});
