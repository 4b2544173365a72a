import { pino } from 'pino';
import { ConfigError, parseConfig } from '#core/config.ts';
import { DatabaseUnreachable } from '#core/db/connect.ts';
import { EmbeddedPostgresError } from '#core/db/embedded/embedded-postgres-error.ts';
import { issueFirstAdminLink } from '#features/accounts/first-admin.ts';
import { fillDemo } from '../seed/demo.ts';
import { type RunningServer, startServer } from './start.ts';

const STOP_WITHIN = 9_000;

/** What an operator can mend: shown as its one sentence, without a stack. */
function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DatabaseUnreachable ||
    error instanceof EmbeddedPostgresError
  );
}

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

async function main(): Promise<void> {
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  const demo = process.argv.includes('--demo');
  const config = parseConfig(process.env, { demo });
  const log = pino({ level: config.logLevel });
  const server = await startServer(
    config,
    (message) => log.info(message),
    demo ? fillDemo : undefined,
  );
  running = server;
  void server.failed.then((error) => {
    if (!error || stopping) return;
    console.error(`The embedded database ended: ${error.message}`);
    void stop(1);
  });

  const lines = [`${config.companyName} is ready at ${config.publicUrl}`];
  if (demo) {
    lines.push(
      'Demo company: sign in as any of the people offered on the sign-in page, for example',
      `  Demo People (an intern)   Demo Head (who decides)   Demo Admin`,
      `all with the password ${config.demoPassword}`,
    );
  }
  const link = await issueFirstAdminLink(server.deps);
  if (link) {
    lines.push('Nobody can sign in yet. Make the first administrator, within 24 hours, at', link);
  }
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

main().catch((error: unknown) => {
  if (!isOperatorError(error)) throw error;
  console.error(error.message);
  process.exit(1);
});
