import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { parseConfig } from '#core/config.ts';
import type { Deps } from '#core/deps.ts';
import { type Jobs, startJobs } from '#core/jobs/jobs.ts';
import type { MailContent } from '#core/mail/content.ts';
import { createSealer } from '#core/secrets.ts';
import { createApp } from '../app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface SentMail extends MailContent {
  recipient: string;
}

/** A real app on a real database, for one test file. Time stands still until it is set. */
export interface TestApp {
  app: FastifyInstance;
  deps: Deps & { jobs: Jobs };
  database: TestDatabase;
  /** Sets the clock; a day means noon in UTC of that day. */
  setNow(instant: string): void;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Every message promised so far, oldest first, as it will be written. */
  mails(): Promise<SentMail[]>;
}

const TODAY = '2026-03-02';

/**
 * Declares the hooks that open a test app before the file's tests and close it after them; the
 * tables are emptied before each test.
 */
export function useTestApp(env: NodeJS.ProcessEnv = {}): TestApp {
  const state = {} as TestApp;
  let now = new Date(`${TODAY}T12:00:00Z`);

  beforeAll(async () => {
    const database = await createTestDatabase();
    const jobs = await startJobs({
      connection: database.connection,
      onError: () => undefined,
    });
    const config = parseConfig(
      { LOG_LEVEL: 'silent', PUBLIC_URL: 'http://intranet.test', ...env },
      { demo: false },
    );
    const mailSealer = createSealer('a secret of the tests', 'mail outbox');
    const deps = { db: database.db, config, clock: { now: () => now }, jobs, mailSealer };
    const app = await createApp(deps);
    Object.assign(state, {
      app,
      deps,
      database,
      setNow(instant: string) {
        now = new Date(instant.length === 10 ? `${instant}T12:00:00Z` : instant);
      },
      inject: (options: InjectOptions) => app.inject(options),
      async mails() {
        const rows = await database.db
          .selectFrom('mail_outbox')
          .selectAll()
          .orderBy('id')
          .execute();
        return rows.map((row) => ({
          recipient: row.recipient,
          ...(JSON.parse(mailSealer.open(row.content_sealed)) as MailContent),
        }));
      },
    } satisfies TestApp);
  });

  beforeEach(async () => {
    now = new Date(`${TODAY}T12:00:00Z`);
    const { pool } = state.database;
    // The insert-only tables refuse TRUNCATE, also by cascade: their triggers rest meanwhile.
    await pool.query(`
      begin;
      set local session_replication_role = replica;
      delete from ledger_entries; delete from leave_events; delete from audit_entries;
      delete from decision_tokens; delete from leaves; delete from employees; delete from areas;
      delete from sessions; delete from accounts; delete from failed_sign_ins;
      delete from first_admin_links; delete from mail_outbox; delete from links;
      delete from pgboss.job;
      commit`);
  });

  afterAll(async () => {
    await state.app?.close();
    await state.deps?.jobs.stop();
    await state.database?.drop();
  });
  return state;
}
