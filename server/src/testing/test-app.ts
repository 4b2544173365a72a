import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { adoptCompanyLanguage } from '#core/company-language.ts';
import { type Config, parseConfig } from '#core/config.ts';
import type { WorkDeps } from '#core/deps.ts';
import { openFiles } from '#core/files/open-files.ts';
import { startJobs } from '#core/jobs/jobs.ts';
import { createKeyedSealer } from '#core/keyed-sealer.ts';
import type { MailContent } from '#core/mail/content.ts';
import { openMail } from '#core/mail/sealed-content.ts';
import { openChannels } from '#core/notify/channels.ts';
import { createPushKeys } from '#core/push/push-keys.ts';
import { createSealers } from '#core/secrets.ts';
import { listAbsent } from '#features/people/queries.ts';
import { type AppOptions, createApp } from '../app.ts';
import { QUEUES } from '../queues.ts';
import { emptyTables } from './empty-tables.ts';
import { collectUnpublishedReplies } from './published-replies.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { unnamedAuditDetails } from './unnamed-audit-details.ts';

export interface SentMail extends MailContent {
  recipient: string;
}

/** A real app on a real database for one test file. Time stands still until it is set. */
export interface TestApp {
  app: FastifyInstance;
  deps: WorkDeps;
  database: TestDatabase;
  /** Sets the clock. A day means its noon in UTC. */
  setNow(instant: string): void;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** All queued messages, oldest first, with their final content. */
  mails(): Promise<SentMail[]>;
}

const TODAY = '2026-03-02';

/** Sends the request to the host of PUBLIC_URL unless it names another. */
export function toOwnHost({ publicUrl }: Pick<Config, 'publicUrl'>, options: InjectOptions) {
  return { authority: new URL(publicUrl).host, ...options };
}

/**
 * Opens an app before a file's tests and closes it afterwards. Each test starts with empty tables
 * and leaves no audit entry with a detail that has no name.
 */
export function useTestApp(env: NodeJS.ProcessEnv = {}, options: AppOptions = {}): TestApp {
  const state = {} as TestApp;
  let now = new Date(`${TODAY}T12:00:00Z`);
  let dataDir = '';
  let unpublished: string[] = [];

  beforeAll(async () => {
    const database = await createTestDatabase();
    const jobs = await startJobs({
      connection: database.application,
      createSchema: false,
      queues: QUEUES,
      onError: () => undefined,
    });
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-test-data-'));
    const config = parseConfig(
      { LOG_LEVEL: 'silent', PUBLIC_URL: 'http://intranet.test', DATA_DIR: dataDir, ...env },
      { demo: false },
    );
    const sealers = createSealers('a secret of the tests');
    const deps = {
      db: database.db,
      config,
      clock: { now: () => now },
      jobs,
      channels: openChannels(config),
      listAbsent,
      ...sealers,
      pushKeys: createPushKeys('a secret of the tests'),
      vaultSealer: createKeyedSealer([Buffer.alloc(32, 7)]),
      files: await openFiles(config),
    };
    const app = await createApp(deps, options);
    unpublished = collectUnpublishedReplies(app);
    Object.assign(state, {
      app,
      deps,
      database,
      setNow(instant: string) {
        now = new Date(instant.length === 10 ? `${instant}T12:00:00Z` : instant);
      },
      inject: (options: InjectOptions) => app.inject(toOwnHost(config, options)),
      async mails() {
        const rows = await database.db
          .selectFrom('mail_outbox')
          .selectAll()
          .orderBy('id')
          .execute();
        return rows.map((row) => ({
          recipient: row.recipient,
          ...openMail(sealers.mailSealer, row),
        }));
      },
    } satisfies TestApp);
  });

  beforeEach(async () => {
    now = new Date(`${TODAY}T12:00:00Z`);
    await emptyTables(state.database);
    // Modules outlive a file, so the language that an earlier test stored would still apply for seconds.
    adoptCompanyLanguage(null);
  });

  // The audit log shows a detail without a word in English, in every language.
  afterEach(async () => {
    expect(
      await unnamedAuditDetails(state.database),
      'The audit log has no word for these details: add them to contract/src/audit/details.ts',
    ).toEqual([]);
  });

  afterEach(() => {
    expect(
      unpublished.splice(0),
      'These replies are not as the OpenAPI document describes them: correct the schema in contract/src',
    ).toEqual([]);
  });

  afterAll(async () => {
    await state.app?.close();
    await state.deps?.jobs.stop();
    await state.database?.drop();
    await rm(dataDir, { recursive: true, force: true });
    // For files without an app.
    adoptCompanyLanguage(null);
  });
  return state;
}
