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

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await server.stop();
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  void server.failed.then((error) => {
    if (!error || stopping) return;
    console.error(`The embedded database ended: ${error.message}`);
    void stop(1);
  });
}

async function main(): Promise<void> {
  const demo = process.argv.includes('--demo');
  const config = parseConfig(process.env, { demo });
  const log = pino({ level: config.logLevel });
  const server = await startServer(
    config,
    (message) => log.info(message),
    demo ? fillDemo : undefined,
  );
  stopOnSignals(server);

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
