import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { codeOf } from './embedded-postgres-error.ts';

const onLinux = process.platform === 'linux';

/** Whether a process with this id runs; one that has ended and only waits for its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  if (!onLinux) return true;
  try {
    // "pid (name) state …", and the name may hold anything, brackets too.
    const state = /\) (\S)[^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    return state !== 'Z' && state !== 'X';
  } catch (error) {
    return codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ESRCH';
  }
}

/** Whether the process is a PostgreSQL on this cluster (its real path); null if it does not let us see. */
export function isPostgresOn(pid: number, cluster: string): boolean | null {
  return (onLinux ? livesIn(pid, cluster) : null) ?? wasStartedFor(pid, cluster);
}

/** Every process of PostgreSQL on this cluster, servers and their children; empty where not on Linux. */
export function postgresProcessesOn(cluster: string): number[] {
  if (!onLinux) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => livesIn(pid, cluster) && isRunning(pid));
}

/** All processes of a PostgreSQL server work in its cluster's folder. */
function livesIn(pid: number, cluster: string): boolean | null {
  try {
    // "(deleted)": the package was installed anew while the server ran.
    const isPostgres = /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`));
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch (error) {
    return codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM' ? null : false;
  }
}

/** Compares the command line, which the server process (not its children) keeps as it was given. */
function wasStartedFor(pid: number, cluster: string): boolean | null {
  try {
    const command = onLinux
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres ') && command.includes(`-D ${cluster} `);
  } catch {
    return null;
  }
}
