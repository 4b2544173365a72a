import { pino } from 'pino';
import { ConfigError, parseConfig } from '#core/config.ts';
import { DatabaseUnreachable } from '#core/db/connect.ts';
import { EmbeddedPostgresError } from '#core/db/embedded/embedded-postgres-error.ts';
import { issueFirstAdminLink } from '#features/accounts/first-admin.ts';
import { fillDemo } from '../seed/demo.ts';
import { type RunningServer, startServer } from './start.ts';

/** What an operator can mend: shown as its one sentence, without a stack. */
export function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DatabaseUnreachable ||
    error instanceof EmbeddedPostgresError
  );
}

/** Starts the server by the environment; `greeting` is what its operator is told then. */
export async function serve({
  demo,
}: {
  demo: boolean;
}): Promise<{ server: RunningServer; greeting: string[] }> {
  const config = parseConfig(process.env, { demo });
  const log = pino({ level: config.logLevel });
  const server = await startServer(
    config,
    (message) => log.info(message),
    demo ? fillDemo : undefined,
  );
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
  return { server, greeting: lines };
}
