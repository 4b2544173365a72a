import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/testing/free-port.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
export const DEMO_PASSWORD = 'demo-intranet-2026';

export interface Reply {
  status: number;
  /** Null if it is not JSON. */
  body: unknown;
  ms: number;
}

/** The server as operators start it, in a process that can be killed and restarted. */
export class RealServer {
  readonly port: number;
  readonly url: string;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;
  output = '';

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.env = env;
  }

  /**
   * Creates the server without starting it.
   * @param env settings besides its address: a data directory, a database …
   */
  static async at(env: NodeJS.ProcessEnv): Promise<RealServer> {
    return new RealServer(await freePort(), env);
  }

  /** Starts it with the demo company. @returns milliseconds until /readyz answered 200 */
  async start(patience = 40_000): Promise<number> {
    const began = performance.now();
    this.launch();
    for (;;) {
      if (this.child?.exitCode !== null) throw new Error(`It ended: ${this.output}`);
      const ready = await fetch(`${this.url}/readyz`).catch(() => null);
      await ready?.body?.cancel();
      if (ready?.ok) return performance.now() - began;
      if (performance.now() - began > patience) throw new Error(`It is not ready: ${this.output}`);
      await delay(20);
    }
  }

  launch(): void {
    this.output = '';
    const child = spawn(process.execPath, [main, '--demo'], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        LOG_LEVEL: 'error',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-5_000);
      });
    }
    this.child = child;
  }

  /** Sends a signal and waits for the end. @returns the exit code; null if the signal ended it */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  }

  /** Makes a call. Rejects if the connection breaks before the reply is complete. */
  async call(path: string, cookie = '', payload?: object): Promise<Reply> {
    const began = performance.now();
    const reply = await fetch(`${this.url}${path}`, {
      method: payload ? 'POST' : 'GET',
      headers: { cookie, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    return {
      status: reply.status,
      body: isJson ? JSON.parse(text) : null,
      ms: performance.now() - began,
    };
  }

  async signIn(username: string): Promise<string> {
    const reply = await fetch(`${this.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    });
    if (!reply.ok) throw new Error(`${username} cannot sign in: ${await reply.text()}`);
    return reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }
}
