import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { holdMails, leaveRequests, leaveRequestsOfMany, withDatabase } from '../company.ts';
import { startInbox } from '../inbox.ts';
import { call, type Load } from '../load.ts';
import type { Part } from '../part.ts';
import { makeDataDir, type Product, seedCompany, startServer } from '../product.ts';
import { type Finding, round } from '../report.ts';

const CONNECTIONS = 32;
/** So long that mails can't all wait for the end. */
const SECONDS = 6;
const MOST_DELAY_S = 5;
/** The two servers take turns, so that noise affects both. */
const TURNS = ['without', 'with', 'with', 'without'] as const;

interface Side {
  server: Product;
  stop(): Promise<void>;
  load: Load;
  sent: number;
  seconds: number;
}

async function startSide(mailPort: number): Promise<Side> {
  const dataDir = await makeDataDir();
  seedCompany(dataDir, 1_000, 10_000);
  const server = await startServer(dataDir, [], '.', { MAIL_URL: `smtp://127.0.0.1:${mailPort}` });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const cookie = await server.signIn('Seed Admin');
  const next = await leaveRequestsOfMany(server, await leaveRequests(server, cookie), CONNECTIONS);
  const load: Load = { url: server.url, path: '/api/agendarFerias', method: 'POST', next };
  await call(load, CONNECTIONS, 1);
  return { server, stop, load, sent: 0, seconds: 0 };
}

/** Waits until all emails have left. @returns how long the slowest one took, in seconds */
function slowestMail({ server }: Side): Promise<number> {
  return withDatabase(server.database, async (client) => {
    const query = `select count(*) filter (where state = 'queued')::int as queued,
      extract(epoch from max(sent_at - created_at))::float as slowest from mail_outbox`;
    for (;;) {
      const { rows } = await client.query<{ queued: number; slowest: number }>(query);
      const [now] = rows;
      if (now?.queued === 0) return now.slowest;
      await delay(200);
    }
  });
}

/** Requests of leave while their emails leave, and on a server that holds them. */
async function measureSubmits(): Promise<Finding> {
  const inbox = await startInbox(0);
  const sides: Side[] = [];
  try {
    const without = await startSide(inbox.port);
    sides.push(without);
    await holdMails(without.server.database);
    const mailed = await startSide(inbox.port);
    sides.push(mailed);
    await slowestMail(mailed);
    for (const turn of TURNS) {
      const side = turn === 'with' ? mailed : without;
      const { times, seconds, refused } = await call(side.load, CONNECTIONS, SECONDS);
      if (refused > 0) throw new Error(`${refused} requests failed`);
      side.sent += times.length;
      side.seconds += seconds;
      if (turn === 'with') await slowestMail(side);
    }
    const slowest = await slowestMail(mailed);
    const [alone, busy] = [without.sent / without.seconds, mailed.sent / mailed.seconds];
    return {
      what: `agendarFerias at ${CONNECTIONS} connections while its emails leave, and without any`,
      value: `${round(busy)} and ${round(alone)} requests/s: ${round(busy / alone)}; slowest email ${round(slowest)} s`,
      goal: `≥ 0.7, no email later than ${MOST_DELAY_S} s`,
      met: busy >= 0.7 * alone && slowest <= MOST_DELAY_S,
      raw: { alone, busy, slowest },
    };
  } finally {
    for (const { stop } of sides) await stop();
    await inbox.close();
  }
}

export const submitsWithMails: Part = {
  name: 'submits-with-mails',
  measure: async () => [await measureSubmits()],
};
