import path from 'node:path';
import { prepareDataDir } from '@intranet/embedded-database/prepare-data-dir.ts';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#core/clock.ts';
import { type Config, ConfigError } from '#core/config.ts';
import { connectDatabase } from '#core/db/connect.ts';
import { openDatabase } from '#core/db/database.ts';
import { prepareDatabase } from '#core/db/prepare-database.ts';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { openFiles } from '#core/files/open-files.ts';
import { startJobs } from '#core/jobs/jobs.ts';
import { createKeyedSealer } from '#core/keyed-sealer.ts';
import { bindOlderMails } from '#core/mail/bind-older-mails.ts';
import { MAIL_STATEMENTS } from '#core/mail/worker.ts';
import { createPushKeys } from '#core/push/push-keys.ts';
import { createSealers, loadAuthSecret, loadVaultKeys } from '#core/secrets.ts';
import { bindOlderSecrets } from '#features/accounts/two-factor/sealed-secret.ts';
import { listAbsent } from '#features/people/queries.ts';
import { checkVaultKeys } from '#features/vault/keys/check-keys.ts';
import type { Additions } from './additions.ts';
import { QUEUES, RETIRED_QUEUES } from './queues.ts';
import { createWorkerApp } from './worker-app.ts';

export interface RunningServer {
  deps: WorkDeps;
  app: FastifyInstance;
  address: string;
  stop(): Promise<void>;
  /** Resolves with the reason if the embedded database ends unexpectedly. */
  failed: Promise<Error | null>;
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(`Port ${config.port} (PORT) is already in use.`);
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError(
        `The server cannot listen at ${config.host}:${config.port} (HOST, PORT): ${code}.`,
      );
    }
    throw error;
  }
}

/** Reseals values of older versions, bound to their rows (docs/decisions/0019). */
async function bindOlderValues(deps: Deps, log: (message: string) => void): Promise<void> {
  const mails = await bindOlderMails(deps.db, deps.mailSealer);
  const secrets = await bindOlderSecrets(deps.db, deps.twoFactorSealer);
  if (mails + secrets === 0) return;
  log(`Sealed ${mails} mails and ${secrets} authenticator secrets of an older version again.`);
}

/** A developer meets an unknown migration after a rename or on another branch. */
function remedyInDemo({ databaseUrl, dataDir }: Config): string {
  const folder = path.relative('', dataDir);
  const shown = folder.startsWith('..') ? dataDir : `./${folder}`;
  const removed = databaseUrl ? "empty the demo's database" : `delete ${shown}`;
  return `${removed}, or rename the migration back`;
}

/** Stops in reverse. @throws ConfigError, DatabaseUnreachable, EmbeddedPostgresError */
export async function startServer(
  config: Config,
  log: (message: string) => void,
  additions: Additions = {},
): Promise<RunningServer> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    prepareDataDir(config.dataDir, log);
    const connecting = connectDatabase({ ...config, log });
    // Importing the features takes most of the start-up time, so PostgreSQL starts in parallel.
    const loadingChannels = import('#core/notify/channels.ts');
    const loadingWork = import('./start-work.ts');
    const loadingApp = import('./app.ts');
    const server = await connecting;
    undo.push(server.stop);
    const secret = await loadAuthSecret(config.authSecret, config.dataDir);

    const onError = (error: Error) => log(`database: ${error.message}`);
    const options = { onError, prepare: config.databasePrepare };
    await prepareDatabase(server, options, {
      timeZone: config.timeZone,
      ...(config.demo && { remedy: remedyInDemo(config) }),
    });
    const { db, pool, close } = openDatabase(server.connection, options);
    undo.push(close);
    // Emails don't wait for a connection behind requests.
    const mail = openDatabase(server.connection, { ...options, max: MAIL_STATEMENTS });
    undo.push(mail.close);

    const works = config.role !== 'web';
    const jobs = await startJobs({
      connection: server.connection,
      createSchema: server.connection === server.owner,
      queues: QUEUES,
      retired: RETIRED_QUEUES,
      works,
      onError: (error) => log(`jobs: ${error.message}`),
    });
    undo.push(jobs.stop);

    const channels = (await loadingChannels).openChannels(config);
    undo.push(async () => {
      for (const channel of channels) channel.close();
    });
    const deps = {
      db,
      pool,
      config,
      clock: systemClock,
      jobs,
      channels,
      listAbsent,
      ...createSealers(secret),
      pushKeys: createPushKeys(secret),
      vaultSealer: createKeyedSealer(await loadVaultKeys(config.vaultKeys, config.dataDir)),
      files: await openFiles(config),
    };
    await checkVaultKeys(deps);
    await bindOlderValues(deps, log);
    await additions.fill?.(deps);

    if (works) {
      const { startWork } = await loadingWork;
      await startWork(deps, { mailDb: mail.db, log, ownPages: additions.ownPages });
    }

    const { createApp } = await loadingApp;
    const app = await (config.role === 'worker'
      ? createWorkerApp(deps)
      : createApp(deps, additions));
    undo.push(() => app.close());
    const address = await listen(app, config);
    return { deps, app, address, stop, failed: server.exited };
  } catch (error) {
    await stop();
    throw error;
  }
}
