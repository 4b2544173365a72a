import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { OperatorError } from '#core/operator-error.ts';
import { restrictNewFiles } from '#core/restrict-new-files.ts';
import type { RunningServer } from './start.ts';

restrictNewFiles();

// Half of a start is reading our own modules: what was compiled is kept for the next one, beside the
// packages (whoever may write there is trusted). Where that cannot be written, each start compiles anew.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url)));

// React chooses by this what it loads; its development build, which mails need not, takes much longer.
process.env.NODE_ENV ??= 'production';

// With much memory, V8 lets the heap grow to four times its content before collecting. At two fifths,
// short-lived objects are freed within a minute. See docs/decisions/0012.
setFlagsFromString('--heap-growing-percent=40');

const STOP_WITHIN = 9_000;

let running: RunningServer | null = null;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN).unref();
  // Before the start is complete there is nothing to finish: leaving ends the database too.
  await running?.stop();
  process.exit(code);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

// Loaded only now, which takes a while: a signal meanwhile is heard already.
const { serve } = await import('./serve.ts');
try {
  // The demo company and its made-up reports are loaded by this flag alone.
  const demo = process.argv.includes('--demo')
    ? (await import('../../demo/src/demo.ts')).DEMO
    : null;
  const { server, greeting } = await serve(demo);
  running = server;
  // Now, since one that is killed leaves nothing.
  flushCompileCache();
  console.log(`\n${greeting.map((line) => `  ${line}`).join('\n')}\n`);
  void server.failed.then((error) => {
    if (!error || stopping) return;
    console.error(`The embedded database ended: ${error.message}`);
    void stop(1);
  });
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
