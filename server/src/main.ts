import type { RunningServer } from './start.ts';

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
const { isOperatorError, serve } = await import('./serve.ts');
try {
  const { server, greeting } = await serve({ demo: process.argv.includes('--demo') });
  running = server;
  console.log(`\n${greeting.map((line) => `  ${line}`).join('\n')}\n`);
  void server.failed.then((error) => {
    if (!error || stopping) return;
    console.error(`The embedded database ended: ${error.message}`);
    void stop(1);
  });
} catch (error) {
  if (!isOperatorError(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
