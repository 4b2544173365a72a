import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isForOperator } from '#core/operator-error.ts';
import { restrictNewFiles } from '#core/restrict-new-files.ts';
import type { RunningServer } from './start.ts';

restrictNewFiles();

// Half of the start-up is compiling our modules, so their code is cached where it can be written.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url)));

// React's development build is much slower to load, and emails don't need it.
process.env.NODE_ENV ??= 'production';

// V8 would let the heap grow to four times its use before a full collection (docs/decisions/0012).
setFlagsFromString('--heap-growing-percent=40');

const STOP_WITHIN = 9_000;

let running: RunningServer | null = null;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN).unref();
  // An incomplete start has nothing to finish, and exiting also ends the database.
  await running?.stop();
  process.exit(code);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

// Imported late because it is slow, so that signals are handled meanwhile.
const { serve } = await import('./serve.ts');
try {
  // Only this flag loads the demo company and its made-up reports.
  const demo = process.argv.includes('--demo')
    ? (await import('../../demo/src/demo.ts')).DEMO
    : null;
  const { server, greeting } = await serve(demo);
  running = server;
  // Written now, because a killed process can't.
  flushCompileCache();
  console.log(`\n${greeting.map((line) => `  ${line}`).join('\n')}\n`);
  void server.failed.then((error) => {
    if (!error || stopping) return;
    console.error(`The embedded database ended: ${error.message}`);
    void stop(1);
  });
} catch (error) {
  if (!isForOperator(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
