import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { codeOf } from './embedded-postgres-error.ts';

const ON_LINUX = process.platform === 'linux';

/** True if the pid is taken, also by a process that has ended and was not collected. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

export function isRunning(pid: number): boolean {
  if (!exists(pid)) return false;
  if (!ON_LINUX) return true;
  try {
    // Format: "pid (name) state …"; the name may contain brackets.
    const state = /\) (\S)[^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    return state !== 'Z' && state !== 'X';
  } catch (error) {
    return codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ESRCH';
  }
}

/** True if the process is a PostgreSQL on this cluster (its real path); null if unknown. */
export function isPostgresOn(pid: number, cluster: string): boolean | null {
  return (ON_LINUX ? livesIn(pid, cluster) : null) ?? wasStartedFor(pid, cluster);
}

/** All PostgreSQL processes on this cluster, including children; empty unless on Linux. */
export function postgresProcessesOn(cluster: string): number[] {
  if (!ON_LINUX) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => livesIn(pid, cluster) && isRunning(pid));
}

/** Every process of a PostgreSQL server works in its cluster's folder. */
function livesIn(pid: number, cluster: string): boolean | null {
  try {
    // "(deleted)": the package was reinstalled while the server ran.
    const isPostgres = /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`));
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch (error) {
    return codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM' ? null : false;
  }
}

function wasStartedFor(pid: number, cluster: string): boolean | null {
  try {
    const command = ON_LINUX
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres ') && command.includes(`-D ${cluster} `);
  } catch {
    return null;
  }
}
