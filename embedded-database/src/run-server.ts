import { closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Launcher } from './choose-launcher.ts';
import { startProgram } from './run-program.ts';
import { lastWords, logSize, openServerLog, readLogSince } from './server-log.ts';
import { type Stoppable, stopInSteps } from './stop-in-steps.ts';

type Options = { launcher: Launcher; postgres: string; args: string[]; logFile: string };

export interface RunningPostgres {
  ended: Promise<string>;
  hasEnded(): boolean;
  logged(): string;
  stop(): Promise<void>;
}

export function runServer({ launcher, postgres, args, logFile }: Options): RunningPostgres {
  const output = openServerLog(logFile);
  const start = logSize(logFile);
  const logged = () => readLogSince(logFile, start);
  const child = startProgram(launcher, postgres, args, output);
  closeSync(output);

  // Also runs on process.exit(). A kill leaves an orphan, which the next start finds.
  const onOurExit = () => child.kill('SIGINT');
  process.once('exit', onOurExit);
  let running = true;
  const ended = new Promise<string>((resolve) => {
    const end = (reason: string) => {
      running = false;
      process.off('exit', onOurExit);
      resolve(reason);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => {
      end(`${signal ? `signal ${signal}` : `exit code ${code}`}: ${lastWords(logged())}`);
    });
  });

  const server: Stoppable = {
    signal: (name) => child.kill(name),
    endsWithin: (milliseconds) => within(ended, milliseconds),
  };
  return {
    ended,
    hasEnded: () => !running,
    logged,
    stop: async () => {
      if (running) await stopInSteps(server, 8000);
    },
  };
}

async function within(ended: Promise<string>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const late = delay(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const outcome = await Promise.race([ended.then(() => true), late]);
  timer.abort();
  return outcome;
}
