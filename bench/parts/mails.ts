import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../server/src/core/db/database.ts';
import { startJobs } from '../../server/src/core/jobs/jobs.ts';
import type { MailContent } from '../../server/src/core/mail/content.ts';
import { queueMessages } from '../../server/src/core/mail/queue-messages.ts';
import { createSealers } from '../../server/src/core/secrets.ts';
import { QUEUES } from '../../server/src/queues.ts';
import { withDatabase } from '../company.ts';
import { startInbox } from '../inbox.ts';
import type { Part } from '../part.ts';
import { type DatabaseAddress, makeDataDir, startServer } from '../product.ts';
import { type Finding, round } from '../report.ts';

/** Milliseconds that the mail server takes for each message, from MAIL FROM to its last answer. */
const MESSAGE_MS = 300;
const AUTH_SECRET = 'a secret of the bench, for the outbox';
const SAMPLE_MS = 25;
const onError = (error: Error) => console.error(error.message);

const CONTENT: MailContent = {
  subject: 'Leave request: Ana, Vacation, 06/04/2026 to 10/04/2026',
  heading: 'Ana requested leave',
  lead: ['06/04/2026 to 10/04/2026', '5 days', 'Balance 30.0 → 25.0 days'],
  paragraphs: ['Please approve or reject this request.'],
  facts: [['Type of leave', 'Vacation']],
  action: { label: 'Review request', url: 'http://localhost/leave-decision#a-link' },
};

async function queueMails(database: DatabaseAddress, count: number): Promise<void> {
  const { db, close } = openDatabase(database, { onError });
  const jobs = await startJobs({ connection: database, queues: QUEUES, works: false, onError });
  const deps = { jobs, ...createSealers(AUTH_SECRET) };
  const letters = Array.from({ length: count }, (_, n) => ({
    to: `n${n}@example.com`,
    content: CONTENT,
  }));
  await db.transaction().execute((tx) => queueMessages(tx, deps, letters));
  await jobs.stop();
  await close();
}

interface Use {
  inUse: number;
  held: number;
}

/** The connections in use, and those that wait in a transaction as long as a mail server would take. */
const USE = `
  select count(*)::int as "inUse",
    count(*) filter (
      where state like 'idle in transaction%' and state_change < clock_timestamp() - interval '100 ms'
    )::int as held
  from pg_stat_activity
  where state <> 'idle' and application_name like 'intranet%' and pid <> pg_backend_pid()`;

/** Watches until all messages are sent. @returns the highest figures */
function watchUse(database: DatabaseAddress, isOver: () => boolean): Promise<Use> {
  return withDatabase(database, async (client) => {
    const most = { inUse: 0, held: 0 };
    while (!isOver()) {
      const { rows } = await client.query<Use>(USE);
      most.inUse = Math.max(most.inUse, rows[0]?.inUse ?? 0);
      most.held = Math.max(most.held, rows[0]?.held ?? 0);
      await delay(SAMPLE_MS);
    }
    return most;
  });
}

async function measureSending(connections: number, count: number, goal: number): Promise<Finding> {
  const dataDir = await makeDataDir();
  const inbox = await startInbox(MESSAGE_MS);
  const { arrivals } = inbox;
  const server = await startServer(dataDir, [], '.', {
    AUTH_SECRET,
    MAIL_URL: `smtp://127.0.0.1:${inbox.port}`,
    MAIL_CONNECTIONS: String(connections),
  });
  try {
    await queueMails(server.database, count);
    const use = await watchUse(server.database, () => arrivals.length >= count);
    await delay(2 * MESSAGE_MS);
    const [first, last] = [arrivals[0]?.at ?? 0, arrivals.at(-1)?.at ?? 0];
    const perSecond = count / ((last - first + MESSAGE_MS) / 1_000);
    const unique = new Set(arrivals.map(({ messageId }) => messageId)).size;
    return {
      what: `${count} emails, a mail server that takes ${MESSAGE_MS / 1_000} s each, MAIL_CONNECTIONS=${connections}`,
      value: `${round(perSecond)} emails/s, ${arrivals.length - unique} twice; at most ${use.held} database connections held, ${use.inUse} in use`,
      goal: `≥ ${goal} emails/s, none twice, none holds a connection`,
      met: perSecond >= goal && unique === count && use.held === 0,
      raw: { perSecond, unique, received: arrivals.length, ...use },
    };
  } finally {
    await server.stop();
    await inbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The mail server's answers limit the rate to MAIL_CONNECTIONS / 0.3 s: 200 and 10 emails/s. */
export const mails: Part = {
  name: 'mails',
  async measure() {
    return [await measureSending(60, 2_400, 190), await measureSending(3, 99, 9.5)];
  },
};
