import { type ChildProcess, spawn } from 'node:child_process';
import type { Launcher } from './choose-launcher.ts';

type Command = { file: string; args: string[]; user: { uid?: number; gid?: number } };

function commandFor(launcher: Launcher, program: string, args: string[]): Command {
  if (launcher.kind === 'user') {
    return { file: program, args, user: { uid: launcher.uid, gid: launcher.gid } };
  }
  // Without --fork, unshare becomes the program, so the child's pid is the program's.
  if (launcher.kind === 'unshare') {
    return { file: 'unshare', args: ['--user', '--', program, ...args], user: {} };
  }
  return { file: program, args, user: {} };
}

// Hides secrets, and inherited PGDATA, LC_ALL or LD_LIBRARY_PATH, from the database.
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' };
}

/** Uses its own process group, so that Ctrl+C reaches only the server. May emit `error`. */
export function startProgram(
  launcher: Launcher,
  program: string,
  args: string[],
  output: number,
): ChildProcess {
  const { file, args: all, user } = commandFor(launcher, program, args);
  return spawn(file, all, {
    ...user,
    // The current directory may be closed to the database's user.
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', output, output],
  });
}

/** Runs a program to its end; never rejects. `code` is null if it was killed or could not start. */
export function runToEnd(
  launcher: Launcher,
  program: string,
  args: string[],
  timeout: number,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { file, args: all, user } = commandFor(launcher, program, args);
  return new Promise((resolve) => {
    const result = { stdout: '', stderr: '' };
    const child = spawn(file, all, {
      ...user,
      cwd: '/',
      env: environment(),
      // `timeout` is not used, because its timer would outlive a program that could not start.
      signal: AbortSignal.timeout(timeout),
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      result.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      result.stderr += text;
    });
    child.on('error', (error) => resolve({ ...result, code: null, stderr: error.message }));
    child.on('close', (code) => resolve({ ...result, code }));
  });
}
