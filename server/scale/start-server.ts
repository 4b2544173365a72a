import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const TIMEOUT_MS = 60_000;

export interface ServerProcess {
  child: ChildProcess;
  address: string;
  output(): string;
  /** Resolves with the exit code; null if a signal ended it. */
  ended: Promise<number | null>;
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export function startServerProcess(port: number, env: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'error', PORT: `${port}`, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const address = `http://127.0.0.1:${port}`;
  return {
    child,
    address,
    ended,
    output: () => text,
    async ready() {
      const until = Date.now() + TIMEOUT_MS;
      while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) {
        if (child.exitCode !== null || Date.now() > until) {
          throw new Error(`The server did not start: ${text}`);
        }
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
