import https from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { Webhook, webhookBody } from '@intranet/contract/notifications/webhook-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { adoptCompanyLanguage } from '#core/company-language.ts';
import { CERTIFICATE, KEY } from '#core/public-fetch/certificate.fixture.ts';
import type { FetchOptions } from '#core/public-fetch/fetch-head.ts';
import { runAnnouncementRound } from '#features/announcements/jobs.ts';
import {
  failure,
  get,
  post,
  put,
  remove,
  requestLeave,
  requestMove,
  setClock,
} from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { retryAfterSeconds } from './post-message.ts';
import { recordOutcome } from './record-outcome.ts';
import { runWebhookRound } from './round.ts';
import { sendWebhookMessage } from './send-message.ts';
import { testWebhook } from './test-webhook.ts';

const t = useTestApp();
const pool = () => t.database.pool;

interface Received {
  path: string;
  body: Record<string, unknown>;
  text: string;
}

/** Teams and Slack of the test's own. */
const received: Received[] = [];
let status = 200;
let headers: Record<string, string> = {};
let answers = true;
let beforeReply: () => Promise<unknown> = async () => undefined;
let port = 0;
const service = https.createServer({ key: KEY, cert: CERTIFICATE }, (request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const text = Buffer.concat(chunks).toString();
    received.push({ path: request.url ?? '', body: JSON.parse(text), text });
    await beforeReply();
    if (answers) reply.writeHead(status, headers).end('ok');
  });
});
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  port = (service.address() as AddressInfo).port;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const HOST = 'hooks.outside.test';
const SECRET = '/services/T000/B000/very-secret-part-WXYZ';
const lookup = ((_host, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }] as never)) as LookupFunction;
/** The service's name resolves to this machine, which is otherwise refused (S13). */
const WORLD: FetchOptions = { lookup, allowed: ['127.0.0.1'], ca: CERTIFICATE };

let admin: Person;
let head: Person;
let ana: Person;
beforeEach(async () => {
  adoptCompanyLanguage(null);
  received.length = 0;
  status = 200;
  headers = {};
  answers = true;
  beforeReply = async () => undefined;
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People', cargo: 'Head' });
  head = await makePerson(t, 'Hugo Head', { cargo: 'Head', area: 'Legal' });
  ana = await makePerson(t, 'Ana', { balance: 30, area: 'Legal' });
});

const address = (path = SECRET) => `https://${HOST}:${port}${path}`;
type Form = z.input<typeof webhookBody>;
const form = (some: Partial<Form> = {}): Form => ({
  ...{ name: 'Approvals', service: 'slack', address: address(), enabled: true },
  ...{ requests: true, decisions: true, announcements: true, ...some },
});
const add = (some?: Partial<Form>) => post(t, admin, '/api/webhooks', form(some));
async function added(some?: Partial<Form>): Promise<number> {
  const reply = await add(some);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}
const edit = (id: number, some: Partial<Form> & { version?: number } = {}) =>
  put(t, admin, `/api/webhooks/${id}`, { ...form({ address: '' }), version: 1, ...some });
const list = async (): Promise<Webhook[]> => (await get(t, admin, '/api/webhooks')).json().webhooks;
async function channel(): Promise<Webhook> {
  const [one] = await list();
  if (!one) throw new Error('There is no channel');
  return one;
}

async function ask(type = 'Day Off'): Promise<void> {
  const reply = await requestLeave(t, ana, '2026-04-06', '2026-04-06', { type });
  expect(reply.statusCode, reply.body).toBe(200);
}
async function decide(decision = 'approve'): Promise<number[]> {
  const [{ id, version }] = (await get(t, head, '/api/approvals')).json().approvals;
  const reply = await post(t, head, `/api/approvals/${id}`, { decision, version, note: 'secret' });
  expect(reply.statusCode, reply.body).toBe(200);
  return [reply.json().undo];
}
interface Job {
  id: number;
  startsIn: number;
}
/** The jobs with their message and the seconds until they start. */
async function jobs(): Promise<Job[]> {
  const { rows } = await pool().query(`
    select (data->>'messageId')::int as id, extract(epoch from start_after - now())::float as "startsIn"
    from pgboss.job where name = 'webhook_message' order by created_on, id`);
  return rows;
}
/** Works all messages, also those that wait, as a job at their time would. */
async function run(world = WORLD): Promise<void> {
  const { rows } = await pool().query(
    'select id from webhook_messages where not failed order by id',
  );
  for (const { id } of rows) await sendWebhookMessage(t.deps, id, world);
}
/** The time of waiting messages comes. */
const letTimePass = () =>
  pool().query(
    `update webhook_messages set not_before = now(); update webhooks set resume_at = null`,
  );
const texts = () => received.map(({ body }) => body.text);

describe('34.10: admins connect channels of Teams and Slack', () => {
  test('S8, S15: an address is stored encrypted and never leaves the server', async () => {
    const id = await added();
    expect(await list()).toEqual([
      {
        ...{ id, name: 'Approvals', service: 'slack', host: `${HOST}:${port}`, ending: 'WXYZ' },
        ...{ requests: true, decisions: true, announcements: true, enabled: true, version: 1 },
        ...{ sent_at: null, failed_at: null, problem: null, status: null, waiting: 0, failed: 0 },
      },
    ]);
    await edit(id, { name: 'Other', address: address('/services/second-secret-1234') });
    expect(await channel()).toMatchObject({ name: 'Other', ending: '1234', version: 2 });
    await ask();
    const { rows } = await pool().query(`
      select to_jsonb(w)::text as row from webhooks w union all
      select to_jsonb(m)::text from webhook_messages m union all
      select to_jsonb(j)::text from pgboss.job j union all
      select to_jsonb(a)::text from audit_entries a`);
    expect(rows.length).toBeGreaterThan(5);
    const dump = rows.map(({ row }) => row).join('\n');
    expect(dump).toContain(HOST);
    const sealed = (await pool().query('select address_sealed from webhooks')).rows[0];
    const bytes = sealed.address_sealed.toString('latin1');
    expect(bytes.length).toBeGreaterThan(40);
    for (const text of [dump, bytes]) {
      expect(text).not.toMatch(/very-secret|second-secret|services/);
    }
    await run();
    expect(received.map(({ path }) => path)).toEqual(['/services/second-secret-1234']);
  });

  test('S15: the sealed address of another channel does not open', async () => {
    const first = await added();
    await added({ name: 'Second', requests: false });
    await pool().query(`update webhooks set address_sealed =
      (select address_sealed from webhooks where name = 'Second') where id = ${first}`);
    await ask();
    await run();
    expect(received).toEqual([]);
    expect(await channel()).toMatchObject({ problem: 'unreadable', waiting: 0, failed: 1 });
  });

  test.each([
    [{ address: 'http://hooks.slack.com/x' }, 'address'],
    [{ address: 'hooks' }, 'address'],
    [{ address: '' }, 'address'],
    [{ address: 'https://localhost/x' }, 'address'],
    [{ address: 'https://10.0.0.1/x' }, 'address'],
    [{ address: 'https://2130706433/x' }, 'address'],
    [{ address: 'https://[::1]/x' }, 'address'],
    [{ address: 'https://ana:secret@hooks.slack.com/x' }, 'address'],
    [{ address: `https://hooks.slack.com/${'x'.repeat(2_000)}` }, 'address'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ service: 'irc' as never }, 'service'],
    [{ requests: false, decisions: false, announcements: false }, 'requests'],
  ])('%j is refused at its field', async (bad, field) => {
    const reply = await add(bad);
    expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(reply.json().fields).toHaveProperty(field);
    expect(await list()).toEqual([]);
  });

  test('names differ, there are at most ten, and a stale form is refused', async () => {
    const id = await added();
    expect(failure(await add({ name: 'APPROVALS' }))).toMatchObject({ code: 'name_taken' });
    expect((await edit(id, { name: 'Requests' })).statusCode).toBe(200);
    expect(failure(await edit(id, { name: 'Again' }))).toMatchObject({ code: 'stale_version' });
    for (let n = 2; n <= 10; n += 1) await added({ name: `Channel ${n}` });
    expect(failure(await add({ name: 'Eleventh' }))).toMatchObject({ code: 'conflict' });
    expect(failure(await edit(id, { name: 'channel 2', version: 2 }))).toMatchObject({
      code: 'name_taken',
    });
    expect((await remove(t, admin, `/api/webhooks/${id}`)).statusCode).toBe(200);
    expect(failure(await remove(t, admin, `/api/webhooks/${id}`))).toMatchObject({ status: 404 });
    expect(failure(await edit(id))).toMatchObject({ status: 404 });
  });
});

describe('34.10: what channels get', () => {
  test('a request names the area only, with a link to the approvals', async () => {
    await added();
    await ask('Paternity Leave');
    await run();
    expect(texts()).toEqual(['A leave request is waiting for a decision in Legal.']);
    const [{ text }] = received as [Received];
    expect(text).toContain('<http://intranet.test/approvals|Open approvals>');
    expect(text).not.toMatch(/Ana|Paternity|2026|04/);
    expect(await channel()).toMatchObject({ waiting: 0, failed: 0, problem: null });
    expect((await channel()).sent_at).not.toBeNull();
  });

  test('D61: a decision waits until it can’t be undone, and says no outcome', async () => {
    await added({ requests: false });
    await ask();
    await decide('reject');
    await run();
    expect(received).toEqual([]);
    const [job] = await jobs();
    expect(job?.startsIn).toBeGreaterThan(20);
    expect(job?.startsIn).toBeLessThan(31);
    await letTimePass();
    await run();
    expect(texts()).toEqual(['A leave request was decided in Legal.']);
    expect(received[0]?.text).not.toMatch(/Ana|Day Off|reject|secret|2026/);
  });

  test('D61: a decision that is taken back is never posted', async () => {
    await added({ requests: false });
    await ask();
    const steps = await decide();
    expect((await channel()).waiting).toBe(1);
    const reply = await post(t, head, '/api/leave-undos', { steps });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await channel()).waiting).toBe(0);
    await letTimePass();
    await run();
    expect(received).toEqual([]);
  });

  test('D61: the next step makes a decision final, and its message leaves at once', async () => {
    await added({ requests: false });
    await ask();
    await decide();
    const { rows } = await pool().query('select id, version from leaves');
    const [{ id, version }] = rows;
    const again = { note: 'Plans changed', version };
    const reply = await post(t, ana, `/api/leaves/${id}/ask_cancellation`, again);
    expect(reply.statusCode, reply.body).toBe(200);
    const [, released] = await jobs();
    expect(released?.startsIn).toBeLessThan(1);
    await run();
    expect(texts()).toEqual(['A leave request was decided in Legal.']);
  });

  test('D61: a decision that a worker is posting can’t be taken back', async () => {
    await added({ requests: false });
    await ask();
    const steps = await decide();
    await pool().query(`update webhook_messages set claimed_until = now() + interval '1 minute'`);
    const reply = await post(t, head, '/api/leave-undos', { steps });
    expect(failure(reply).error).toMatch(/^It’s too late to undo/);
    expect((await channel()).waiting).toBe(1);
  });

  test.each([
    [false, 200],
    [true, 409],
  ])('D61: a request to cancel, being posted: %s, is taken back: %i', async (isPosting, code) => {
    await added({ decisions: false });
    await ask();
    await decide();
    const { rows } = await pool().query('select id, version from leaves');
    const asked = { note: 'Plans changed', version: rows[0].version };
    const { undo } = (
      await post(t, ana, `/api/leaves/${rows[0].id}/ask_cancellation`, asked)
    ).json();
    expect((await channel()).waiting).toBe(1);
    if (isPosting) {
      await pool().query(`update webhook_messages set claimed_until = now() + interval '1 minute'`);
    }
    const reply = await post(t, ana, '/api/leave-undos', { steps: [undo] });
    expect(reply.statusCode, reply.body).toBe(code);
    expect((await channel()).waiting).toBe(isPosting ? 1 : 0);
  });

  test('a request that was decided or withdrawn meanwhile is never posted', async () => {
    await added({ decisions: false });
    await ask();
    await requestLeave(t, ana, '2026-05-06', '2026-05-06', { type: 'Day Off' });
    expect((await channel()).waiting).toBe(2);
    await decide();
    expect((await channel()).waiting).toBe(1);
    const { rows } = await pool().query(`select id, version from leaves where state = 'pending'`);
    const [{ id, version }] = rows;
    const withdrawn = await post(t, ana, `/api/leaves/${id}/withdraw`, { version });
    expect(withdrawn.statusCode, withdrawn.body).toBe(200);
    await run();
    expect(received).toEqual([]);
  });

  test('a request whose dates change while its message waits is posted once', async () => {
    await added({ decisions: false });
    await ask();
    const moved = await requestMove(t, ana, '06/04/2026', '2026-04-07', '2026-04-07');
    expect(moved.statusCode, moved.body).toBe(200);
    await run();
    expect(texts()).toEqual(['A leave request is waiting for a decision in Legal.']);
  });

  test('a request to cancel that was decided meanwhile is never posted', async () => {
    await added({ decisions: false });
    await ask();
    await decide();
    const { rows } = await pool().query('select id, version from leaves');
    const [{ id, version }] = rows;
    const asked = { note: 'Plans changed', version };
    const reply = await post(t, ana, `/api/leaves/${id}/ask_cancellation`, asked);
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await channel()).waiting).toBe(1);
    await decide();
    await letTimePass();
    await run();
    expect(received).toEqual([]);
  });

  test('an announcement for everybody is posted once, on its first day', async () => {
    await added();
    const days = { from: '2026-03-03', until: null, pinned: false, confirm_by: null };
    const news = { title: 'New <policy>', text: 'Read me', readers: null, ...days };
    const { id } = (await post(t, admin, '/api/announcements', news)).json();
    await runAnnouncementRound(t.deps);
    await run();
    expect(received).toEqual([]);
    await setClock(t, '2026-03-03');
    await runAnnouncementRound(t.deps);
    await runAnnouncementRound(t.deps);
    await run();
    expect(received.map(({ text }) => text)).toEqual([
      expect.stringContaining(
        `<http://intranet.test/home?announcement=${id}|Read the announcement>`,
      ),
    ]);
    expect(texts()).toEqual(['New announcement: New &lt;policy&gt;']);
    const changed = { ...news, text: 'Other', confirm_by: '2026-03-20', version: 1 };
    expect((await put(t, admin, `/api/announcements/${id}`, changed)).statusCode).toBe(200);
    await runAnnouncementRound(t.deps);
    await run();
    expect(received).toHaveLength(1);
  });

  test('an announcement that not everybody may read never reaches a channel', async () => {
    await added();
    const days = { from: '2026-03-02', until: null, pinned: false, confirm_by: null };
    const news = { title: 'Plans', text: 'Read me', readers: null, ...days };
    const narrowed = { roles: ['admin'], people: [], groups: [] };
    const secret = await post(t, admin, '/api/announcements', { ...news, readers: narrowed });
    expect(secret.statusCode, secret.body).toBe(200);
    await runAnnouncementRound(t.deps);
    expect((await channel()).waiting).toBe(0);
    const { id } = (await post(t, admin, '/api/announcements', news)).json();
    expect((await channel()).waiting).toBe(1);
    await put(t, admin, `/api/announcements/${id}`, { ...news, title: 'Plan', version: 1 });
    const { rows } = await pool().query('select text from webhook_messages');
    expect(rows).toEqual([{ text: 'New announcement: Plan' }]);
    await put(t, admin, `/api/announcements/${id}`, { ...news, readers: narrowed, version: 2 });
    expect((await channel()).waiting).toBe(0);
    await runAnnouncementRound(t.deps);
    await run();
    expect(received).toEqual([]);
  });

  test('an announcement that ends while its message waits is not posted', async () => {
    await added();
    const days = { from: '2026-03-02', until: '2026-03-03', pinned: false, confirm_by: null };
    const news = { title: 'Lunch', text: 'Today', readers: null, ...days };
    await post(t, admin, '/api/announcements', news);
    const dinner = { ...news, title: 'Dinner' };
    const { id } = (await post(t, admin, '/api/announcements', dinner)).json();
    const longer = { ...dinner, until: '2026-03-04', version: 1 };
    expect((await put(t, admin, `/api/announcements/${id}`, longer)).statusCode).toBe(200);
    expect((await channel()).waiting).toBe(2);
    await setClock(t, '2026-03-04');
    const before = await jobs();
    await run();
    expect(texts()).toEqual(['New announcement: Dinner']);
    expect(await channel()).toMatchObject({ waiting: 0, failed: 0 });
    expect(await jobs()).toEqual(before.map((job) => expect.objectContaining({ id: job.id })));
  });

  test('a narrowed or removed announcement leaves no title in messages that failed', async () => {
    await added();
    status = 400;
    const days = { from: '2026-03-02', until: null, pinned: false, confirm_by: null };
    const news = { title: 'Plans', text: 'Read me', readers: null, ...days };
    const { id } = (await post(t, admin, '/api/announcements', news)).json();
    const other = (await post(t, admin, '/api/announcements', news)).json();
    await run();
    expect((await channel()).failed).toBe(2);
    const readers = { roles: ['admin'], people: [], groups: [] };
    await put(t, admin, `/api/announcements/${id}`, { ...news, readers, version: 1 });
    expect((await channel()).failed).toBe(1);
    await remove(t, admin, `/api/announcements/${other.id}`);
    expect((await channel()).failed).toBe(0);
  });

  test('a topic that is no longer chosen drops its waiting messages only', async () => {
    const id = await added();
    await ask();
    await decide();
    await requestLeave(t, ana, '2026-05-06', '2026-05-06', { type: 'Day Off' });
    expect((await channel()).waiting).toBe(2);
    await edit(id, { decisions: false });
    const { rows } = await pool().query('select topic from webhook_messages');
    expect(rows).toEqual([{ topic: 'requests' }]);
  });

  test('a channel gets only what was chosen, nothing while it is off, in the company’s language', async () => {
    const id = await added({ requests: false });
    await added({ name: 'Off', enabled: false });
    await ask();
    expect((await list()).map(({ waiting }) => waiting)).toEqual([0, 0]);
    await pool().query(`update company_settings set default_language = 'pt-BR'`);
    await decide();
    await letTimePass();
    await run();
    expect(texts()).toEqual([expect.stringMatching(/^Uma solicitação .* em Jurídico\.$/)]);
    await edit(id, { requests: true });
    const reply = await requestLeave(t, ana, '2026-05-06', '2026-05-06', { type: 'Day Off' });
    expect(reply.statusCode).toBe(200);
    expect((await channel()).waiting).toBe(1);
    await edit(id, { enabled: false, version: 2 });
    expect((await channel()).waiting).toBe(0);
  });

  test('a request that is refused leaves no message', async () => {
    await added();
    await requestLeave(t, ana, '2026-04-06', '2026-12-06');
    expect((await channel()).waiting).toBe(0);
  });
});

describe('34.10: services', () => {
  const odd = 'A & <!channel> <@U1> *b* @here <at>Ada</at> [x](https://evil.test)';
  async function announce(service: 'slack' | 'teams'): Promise<Received> {
    await added({ service });
    const days = { from: '2026-03-02', until: null, pinned: false, confirm_by: null };
    const news = { title: odd, text: 'Read me', readers: null, ...days };
    expect((await post(t, admin, '/api/announcements', news)).statusCode).toBe(200);
    await run();
    return (received as [Received])[0];
  }

  test('Slack gets the sentence as plain text, and no mention from a title', async () => {
    const { body } = await announce('slack');
    const escaped = 'A &amp; &lt;!channel&gt; &lt;@U1&gt; *b* @here &lt;at&gt;Ada&lt;/at&gt;';
    expect(body.text).toContain(escaped);
    const text = `New announcement: ${odd}`;
    const [sentence] = body.blocks as { text: object }[];
    expect(sentence?.text).toEqual({ type: 'plain_text', text, emoji: false });
  });

  test('Teams gets an Adaptive Card with plain text, without a list of mentions', async () => {
    const { body, text } = await announce('teams');
    expect(body).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            body: [
              {
                type: 'RichTextBlock',
                inlines: [{ type: 'TextRun', text: `New announcement: ${odd}` }],
              },
            ],
            actions: [{ type: 'Action.OpenUrl', title: 'Read the announcement' }],
          },
        },
      ],
    });
    expect(text).not.toContain('msteams');
    expect(text).not.toContain('"TextBlock"');
  });
});

describe('34.10: services that fail', () => {
  beforeEach(async () => {
    await added();
    await ask();
  });

  test.each([404, 410])('%i: the channel gets no more messages', async (gone) => {
    status = gone;
    await requestLeave(t, ana, '2026-05-06', '2026-05-06', { type: 'Day Off' });
    await run();
    await run();
    expect(received).toHaveLength(1);
    expect(await channel()).toMatchObject({ problem: 'gone', status: gone, waiting: 0, failed: 2 });
    await decide();
    expect((await channel()).waiting).toBe(0);
    status = 200;
    const { id } = await channel();
    expect((await edit(id, { address: address('/new') })).statusCode).toBe(200);
    expect((await channel()).problem).toBeNull();
    await decide();
    expect((await channel()).waiting).toBe(1);
  });

  test.each([500, 503, 408])(
    '%i: the message is tried again after longer pauses',
    async (answer) => {
      status = answer;
      const pauses: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        await run();
        await run();
        pauses.push(Math.round((await jobs()).at(-1)?.startsIn ?? 0));
        await letTimePass();
      }
      expect(received).toHaveLength(3);
      expect(pauses).toEqual([10, 20, 40]);
      expect(await channel()).toMatchObject({
        problem: 'server_error',
        status: answer,
        waiting: 1,
      });
      status = 200;
      await run();
      expect(await channel()).toMatchObject({ problem: null, failed_at: null, waiting: 0 });
    },
  );

  test('429: the whole channel waits as long as the service asks', async () => {
    status = 429;
    headers = { 'retry-after': '120' };
    await run();
    await requestLeave(t, ana, '2026-05-06', '2026-05-06', { type: 'Day Off' });
    status = 200;
    await run();
    expect(received).toHaveLength(1);
    const seconds = (await jobs()).map(({ startsIn }) => Math.round(startsIn)).slice(-2);
    expect(seconds.every((wait) => wait >= 115 && wait <= 120)).toBe(true);
    expect(await channel()).toMatchObject({ problem: 'rate_limited', status: 429, waiting: 2 });
    await letTimePass();
    await run();
    expect(received).toHaveLength(3);
    expect(await channel()).toMatchObject({ problem: null, waiting: 0 });
  });

  test('429: a later reply does not end the wait', async () => {
    status = 429;
    headers = { 'retry-after': '120' };
    await run();
    const { id } = await channel();
    const { rows } = await pool().query('select id, address_sealed from webhooks');
    const resumeAt = async () =>
      (await pool().query('select resume_at from webhooks')).rows[0].resume_at;
    const first = await resumeAt();
    const outcomes = [
      { problem: null, status: 200, retryAfter: null },
      { problem: 'server_error', status: 500, retryAfter: null },
      { problem: 'rate_limited', status: 429, retryAfter: 5 },
    ] as const;
    for (const outcome of outcomes) {
      await t.deps.db.transaction().execute((tx) => recordOutcome(tx, rows[0], outcome));
      expect(await resumeAt()).toEqual(first);
    }
    await requestLeave(t, ana, '2026-05-06', '2026-05-06', { type: 'Day Off' });
    status = 200;
    await run();
    expect(received).toHaveLength(1);
    await pool().query(`update webhooks set resume_at = now() - interval '1 second'`);
    await run();
    expect(await resumeAt()).toBeNull();
    await pool().query(`update webhooks set resume_at = now() + interval '1 hour'`);
    await edit(id, { address: address('/new') });
    expect(await resumeAt()).toBeNull();
  });

  test.each([410, 429, 400])(
    '%i of an address that was replaced meanwhile says nothing about the new one',
    async (answer) => {
      const { id } = await channel();
      status = answer;
      headers = { 'retry-after': '600' };
      beforeReply = () => edit(id, { address: address('/new') });
      await run();
      expect(await channel()).toMatchObject({ problem: null, waiting: 1, failed: 0, version: 2 });
      status = 200;
      beforeReply = async () => undefined;
      await run();
      expect(received.map(({ path }) => path)).toEqual([SECRET, '/new']);
      expect(await channel()).toMatchObject({ problem: null, waiting: 0, failed: 0 });
    },
  );

  test('301: no redirect is followed, and the message is given up', async () => {
    status = 301;
    headers = { location: address('/elsewhere') };
    await run();
    await letTimePass();
    await run();
    expect(received.map(({ path }) => path)).toEqual([SECRET]);
    expect(await channel()).toMatchObject({ problem: 'redirected', status: 301, failed: 1 });
  });

  test.each([400, 401, 403])('%i: the message is given up', async (answer) => {
    status = answer;
    await run();
    expect(await channel()).toMatchObject({ problem: 'refused', status: answer, failed: 1 });
  });

  test('a service that does not answer in time is tried again', async () => {
    answers = false;
    await run({ ...WORLD, timeoutMs: 200 });
    expect(await channel()).toMatchObject({ problem: 'too_slow', status: null, waiting: 1 });
  });

  test('S13: an address that resolves to an internal network gets nothing', async () => {
    await run({ lookup, ca: CERTIFICATE });
    expect(received).toEqual([]);
    expect(await channel()).toMatchObject({ problem: 'inside_address', waiting: 0, failed: 1 });
  });

  test('a message is given up after a day, and forgotten after 30', async () => {
    status = 500;
    await run();
    await pool().query(`update webhook_messages set created_at = now() - interval '25 hours'`);
    await runWebhookRound(t.deps);
    expect(await channel()).toMatchObject({ waiting: 0, failed: 1 });
    await letTimePass();
    await run();
    expect(received).toHaveLength(1);
    await pool().query(`update webhook_messages set created_at = now() - interval '31 days'`);
    await runWebhookRound(t.deps);
    expect((await channel()).failed).toBe(0);
  });

  test('S18: two workers send a message once', async () => {
    const { rows } = await pool().query('select id from webhook_messages');
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => sendWebhookMessage(t.deps, rows[0].id, WORLD)),
    );
    expect(received).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  });

  test('a message without a job gets one', async () => {
    await pool().query(`delete from pgboss.job where name = 'webhook_message'`);
    await runWebhookRound(t.deps);
    await runWebhookRound(t.deps);
    expect(await jobs()).toHaveLength(1);
  });
});

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['Mon, 02 Mar 2026 12:01:30 GMT', 90],
  ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  [undefined, null],
])('Retry-After %j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, new Date('2026-03-02T12:00:00Z'))).toBe(seconds);
});

describe('34.10: a test message', () => {
  const tryIt = (id: number, world = WORLD) =>
    testWebhook(t.deps, { ...admin, username: admin.name, origin: {} } as never, id, world);

  test('says that the service accepted it', async () => {
    const id = await added();
    expect(await tryIt(id)).toEqual({ host: `${HOST}:${port}` });
    expect(texts()).toEqual([expect.stringMatching(/^Test message from /)]);
    expect((await channel()).sent_at).not.toBeNull();
  });

  test('says why it failed, and a working test ends the problem', async () => {
    const id = await added();
    status = 410;
    await expect(tryIt(id)).rejects.toMatchObject({
      code: 'conflict',
      message: `${HOST}:${port} says that this address no longer exists (410). Create a new webhook there and replace the address.`,
    });
    expect(await channel()).toMatchObject({ problem: 'gone' });
    await expect(tryIt(id, { lookup, ca: CERTIFICATE })).rejects.toThrow(/internal network/);
    status = 202;
    await tryIt(id);
    expect(await channel()).toMatchObject({ problem: null });
    const { rows } = await pool().query(
      `select subject, detail from audit_entries where action = 'webhook_tested'`,
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ subject: 'Approvals', detail: { host: `${HOST}:${port}` } });
  });

  test('says nothing about an address that replaced the tested one meanwhile', async () => {
    const id = await added();
    status = 410;
    beforeReply = () => edit(id, { address: address('/new') });
    await expect(tryIt(id)).rejects.toThrow(/no longer exists/);
    expect(await channel()).toMatchObject({ problem: null, failed_at: null, version: 2 });
  });

  test('is limited to five in ten minutes', async () => {
    const id = await added();
    for (let n = 0; n < 5; n += 1) await tryIt(id);
    await expect(tryIt(id)).rejects.toMatchObject({ code: 'too_many_attempts' });
    expect(received).toHaveLength(5);
    await expect(tryIt(9_999)).rejects.toMatchObject({ code: 'not_found' });
  });
});
