import { pino } from 'pino';
import { type Config, parseConfig } from '#core/config.ts';
import { hasWebApp } from '#core/http/web-app.ts';
import { openLogStream } from '#core/log-stream.ts';
import { loadTranslations } from '#core/translators.ts';
import { issueFirstAdminLink } from '#features/accounts/first-admin.ts';
import type { Additions } from './additions.ts';
import { type RunningServer, startServer } from './start.ts';
import { startWarnings } from './start-warnings.ts';

/** In development, Vite serves the web app. */
function readyLine({ companyName, publicUrl, webDir }: Config): string {
  if (process.env.NODE_ENV === 'development') return `Open ${publicUrl}`;
  if (hasWebApp(webDir)) return `${companyName} is ready at ${publicUrl}`;
  return `There is no built web app, so ${publicUrl} answers calls only: run "npm run build".`;
}

/** `greeting` is for the operator. @param demo the demo's additions, or null in production */
export async function serve(
  demo: Additions | null,
): Promise<{ server: RunningServer; greeting: string[] }> {
  const env = { ...process.env, ...demo?.settings?.(process.env) };
  const config = parseConfig(env, { demo: demo !== null });
  loadTranslations(config.translationsDir);
  // The demo's log of the start is as detailed as any.
  const level = config.readableLog ? 'info' : config.logLevel;
  const log = pino({ level }, openLogStream(config));
  const server = await startServer(config, (message) => log.info(message), demo ?? undefined);
  if (config.role === 'worker') {
    const works = `The worker of ${config.companyName} is ready; it tells its state at`;
    return { server, greeting: [`${works} ${server.address}/readyz`] };
  }
  for (const warning of startWarnings(config)) log.warn(warning);
  const lines = [...(demo?.greeting?.(config) ?? []), readyLine(config)];
  const link = await issueFirstAdminLink(server.deps);
  if (link) {
    lines.push('Nobody can sign in yet. Make the first administrator, within 24 hours, at', link);
  }
  return { server, greeting: lines };
}
