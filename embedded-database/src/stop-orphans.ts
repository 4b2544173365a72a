import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { exists, isPostgresOn, isRunning, postgresProcessesOn } from './process-facts.ts';
import { stopInSteps } from './stop-in-steps.ts';

/** Ends processes that a killed server left, within 6 s. @throws EmbeddedPostgresError */
export async function stopOrphans(cluster: string, log: (message: string) => void): Promise<void> {
  const pid = readServerPid(cluster);
  if (pid !== null && isRunning(pid) && isPostgresOn(pid, cluster)) {
    log(`Stopping the PostgreSQL that a killed server left behind (process ${pid}).`);
    const orphan = {
      signal: (name: NodeJS.Signals) => signal(pid, cluster, name),
      endsWithin: (milliseconds: number) => endWithin([pid], milliseconds),
    };
    if (!(await stopInSteps(orphan, 4000))) throw undying(pid, cluster);
  }
  const children = postgresProcessesOn(cluster);
  if (children.length > 0) {
    // Without their server they can only roll back, which the recovery does anyway.
    for (const child of children) signal(child, cluster, 'SIGQUIT');
    if (!(await endWithin(children, 1000))) {
      const rest = children.filter(isRunning);
      for (const child of rest) signal(child, cluster, 'SIGKILL');
      await endWithin(rest, 500);
    }
  }
  dropForeignPid(cluster);
}

/** Removes a pid file whose pid now belongs to another program; PostgreSQL would refuse to start. */
function dropForeignPid(cluster: string): void {
  const pid = readServerPid(cluster);
  if (pid === null) return;
  const misleading = exists(pid) && (!isRunning(pid) || isPostgresOn(pid, cluster) === false);
  if (misleading) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function readServerPid(cluster: string): number | null {
  try {
    const [line] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Math.abs(Number.parseInt(line ?? '', 10)) || null;
  } catch {
    return null;
  }
}

function signal(pid: number, cluster: string, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) === 'EPERM') throw undying(pid, cluster);
  }
}

async function endWithin(pids: number[], milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (pids.some(isRunning)) {
    if (performance.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

function undying(pid: number, cluster: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `A PostgreSQL (process ${pid}) still runs on ${cluster} and cannot be stopped by this user: stop it first.`,
  );
}
