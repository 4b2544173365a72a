import { type SpawnOptions, spawn } from 'node:child_process';
import type { Launcher } from './choose-launcher.ts';

/** Hides secrets, and inherited PGDATA, LC_ALL or LD_LIBRARY_PATH, from the database. */
function run(launcher: Launcher, program: string, args: string[], options: SpawnOptions) {
  // Without --fork, unshare becomes the program, so the child's pid is the program's.
  const [file, all] =
    launcher.kind === 'unshare' ? ['unshare', ['--user', '--', program, ...args]] : [program, args];
  return spawn(file, all, {
    ...(launcher.kind === 'user' && { uid: launcher.uid, gid: launcher.gid }),
    // The current directory may be closed to the database's user.
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
    ...options,
  });
}

/** Uses its own process group, so that Ctrl+C reaches only the server. May emit `error`. */
export function startProgram(launcher: Launcher, program: string, args: string[], output: number) {
  return run(launcher, program, args, { detached: true, stdio: ['ignore', output, output] });
}

/** Runs a program to its end; never rejects. `code` is null if it was killed or could not start. */
export function runToEnd(
  launcher: Launcher,
  program: string,
  args: string[],
  timeout: number,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const result = { stdout: '', stderr: '' };
    const child = run(launcher, program, args, {
      // `timeout` is not used, because its timer would outlive a program that could not start.
      signal: AbortSignal.timeout(timeout),
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (text) => {
        result[name] += text;
      });
    }
    child.on('error', (error) => resolve({ ...result, code: null, stderr: error.message }));
    child.on('close', (code) => resolve({ ...result, code }));
  });
}
