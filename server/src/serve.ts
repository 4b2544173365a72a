import { pino } from 'pino';
import { isLoopback, parseConfig } from '#core/config.ts';
import { issueFirstAdminLink } from '#features/accounts/first-admin.ts';
import { type RunningServer, startServer } from './start.ts';

/**
 * Starts the server with settings from the environment; `greeting` prints the message for its
 * operator.
 */
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
    // Only the demo loads the demo company.
    demo ? (await import('../seed/demo.ts')).fillDemo : undefined,
  );
  if (config.role === 'worker') {
    const works = `The worker of ${config.companyName} is ready; it tells its state at`;
    return { server, greeting: [`${works} ${server.address}/readyz`] };
  }
  if (!config.isPublicUrlSet && !isLoopback(config.host)) {
    log.warn(
      'PUBLIC_URL is not set although HOST is not loopback: the server answers to any host name. Set PUBLIC_URL to the address that people use.',
    );
  }
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
