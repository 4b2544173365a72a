import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, post, put, requestLeave } from './testing/calls.ts';
import { makeLeave, makePerson, type Person } from './testing/factories.ts';
import { blankPng } from './testing/pictures.ts';
import { useTestApp } from './testing/test-app.ts';

const t = useTestApp();

/** Changes that a GET may make: records of readings and refusals, and a session's last use. */
const RECORDS = ['passwords_listed', 'mail_read', 'deck_exported', 'call_refused'];
const EXCEPTED: Record<string, { rows?: string; columns?: string }> = {
  'public.audit_entries': { rows: `action <> all('{${RECORDS.join(',')}}')` },
  'public.vault_readings': { rows: "how <> 'listed'" },
  // Refusals that repeat within a minute.
  'public.refusal_counts': { rows: 'false' },
  'public.sessions': {
    columns:
      "- 'last_seen_at' - 'expires_at' - 'address' - 'confirmation_ends_at' - 'secret_readings'",
  },
};

let admin: Person;
let browser: string;
let ids: Record<string, string>;
let areaId: string;

async function done(call: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const reply = await call;
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply;
}

/**
 * Creates one record for each id that a GET can take, keyed by the parameter's position in the
 * path.
 */
async function fillProduct(): Promise<void> {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', cargo: 'Head', balance: 20 });
  const bea = await makePerson(t, 'Bea', { balance: 20 });
  const send = (url: string, body: object) => done(post(t, admin, url, body));
  await done(requestLeave(t, bea, '2026-04-06', '2026-04-07'));
  const leave = await makeLeave(t, admin, '2026-05-04', '2026-05-05');
  const photo = formOf({ username: admin.name }, ['profile_photo', blankPng(8)]);
  const photoUrl: string = (await send('/upload_profile_photo', photo)).json().photo_url;
  const month = formOf({ month: '3' }, ['file', blankPng(8)]);
  const imageUrl: string = (await send('/api/upload_monthly_image', month)).json().url;
  const pdf = formOf({}, ['file', '%PDF-1.7\n%\ntrailer<<>>\n%%EOF\n', 'plan.pdf']);
  await send('/api/static/health-plan.pdf', pdf);
  const feedUrl: string = (await send('/api/calendar_feeds', { kind: 'own' })).json().url;
  const entry = { platform: 'Bank', link: '', user: '', password: 'a secret' };
  const { id } = (await send('/api/passwords', entry)).json();
  await send(`/api/vault/${id}/password`, { purpose: 'reveal' });
  const deck = {
    text: JSON.stringify({ ...DECK_3Q2024, quarter: '1Q2026' }),
    over: null,
    public_names: true,
  };
  await send('/api/allhands/decks', deck);
  await send('/api/allhands/drafts', { quarter: '1Q2026', from: '1Q2026' });
  const address = 'https://reports.example/view';
  await send('/api/atualizar-link-weekly', { newLinkWeekly: address });
  await send('/api/chatbot/questions', { question: 'Why?' });
  await send('/api/reconciliation', {});
  const cleo = await makePerson(t, 'Cleo');
  await done(
    put(t, admin, `/api/people/${cleo.employeeId}/departure`, {
      ...{ last_day: '2026-03-01', pays_out: true, note: '', version: null },
    }),
  );
  const left = await t.database.pool.query('select id from departures');
  const group = { name: 'Team', description: '', members: [], rule: null };
  const groupId = (await send('/api/groups', group)).json().id;
  const item = { department: 'legal', name: 'Deals', url: address, heading: '', icon: 'report' };
  const settings = { opens: 'tab', readers: null, owner_id: null, hidden: false };
  const days = { from: '2026-03-02', until: null, confirm_by: '2026-03-05' };
  const news = { title: 'News', text: 'Read me', readers: null, pinned: false, ...days };
  const newsId = (await send('/api/announcements', news)).json().id;
  const itemId = (await send('/api/items', { ...item, ...settings })).json().id;
  const preview = await send('/api/link_preview', { name: 'weekly', url: address });
  const [cookie] = preview.cookies;
  browser = `${admin.cookie}; ${cookie?.name}=${cookie?.value}`;
  const { rows } = await t.database.pool.query('select id from mail_outbox order by id limit 1');
  const area = await t.database.pool.query(`select id from areas where name = 'Finance'`);
  areaId = String(area.rows[0]?.id);
  const waiting = await t.database.pool.query(`select id from leaves where state = 'pending'`);
  const lastPart = (url: string) => new URL(url, 'http://intranet.test').pathname.split('/').pop();
  ids = {
    'leaves/{id}': String(leave),
    'approvals/{id}': String(waiting.rows[0]?.id),
    'outbox/{id}': String(rows[0]?.id),
    'vault/{id}': String(id),
    'passwords/{id}': String(id),
    'profile_photos/{key}': lastPart(photoUrl) ?? '',
    'monthly_images/{key}': lastPart(imageUrl) ?? '',
    'revenue-targets/{month}': '2026-03',
    'calendar_feed/{secret}': lastPart(feedUrl) ?? '',
    'static/{name}': 'health-plan.pdf',
    'departures/{id}': String(left.rows[0]?.id),
    'decks/{quarter}': '1Q2026',
    'groups/{id}': String(groupId),
    'roles/{role}': 'admin',
    'items/{id}': String(itemId),
    'announcements/{id}': String(newsId),
    'drafts/{quarter}': '1Q2026',
  };
}

const QUERY = new URLSearchParams({
  ...{ nome: 'Ada Admin', NOMECOLABORADOR: 'Ada Admin', area: 'Finance', year: '2026' },
  ...{ LEAVE_TYPE: 'Vacation', INICIO: '2026-06-01', FIM: '2026-06-02', decision: 'approve' },
  ...{ from: '2026-03-01', to: '2026-04-30', start: '2026-06-01', end: '2026-06-02' },
  type: 'Vacation',
  name: 'Ada Admin',
  account: '1',
  since: '2026-03-01T12:00:00Z',
});

function urlOf({ path }: Endpoint): string {
  const named = Object.entries(ids).reduce(
    (url, [place, id]) => url.replace(place, place.replace(/\{\w+\}/, id)),
    path,
  );
  const query = new URLSearchParams(QUERY);
  if (path === '/api/conflicts') {
    query.set('area', areaId);
    query.set('month', '2026-04');
  }
  return `${named.replaceAll(/\{\w+\}/g, '1')}?${query}`;
}

/** A digest of each table of the product and of the queue. */
async function digests(): Promise<Record<string, string>> {
  const { rows: tables } = await t.database.pool.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relkind in ('r', 'p') and not relispartition
     and (relnamespace = 'public'::regnamespace or oid = 'pgboss.job'::regclass)`,
  );
  expect(tables.length).toBeGreaterThan(32);
  const digest = async (name: string) => {
    const { rows = 'true', columns = '' } = EXCEPTED[name] ?? {};
    const row = `(to_jsonb(t) ${columns})::text`;
    const { rows: found } = await t.database.pool.query(
      `select md5(coalesce(string_agg(${row}, ',' order by ${row}), '')) from ${name} t where ${rows}`,
    );
    return [name, found[0].md5];
  };
  return Object.fromEntries(await Promise.all(tables.map(({ name }) => digest(name))));
}

/** Without the stream of events, whose reply has no end (features/site/updates.test.ts). */
const READS = ENDPOINTS.filter(({ method, staysOpen }) => method === 'GET' && !staysOpen);

describe('S7: no GET changes anything', () => {
  beforeEach(async () => {
    await fillProduct();
    // Later than the sessions' last use, so each is updated.
    t.setNow('2026-03-02T12:05:00Z');
  });

  test('S7: every GET answers for records that exist, and no table has changed afterwards', async () => {
    const before = await digests();
    const failed: string[] = [];
    for (const endpoint of READS) {
      const url = urlOf(endpoint);
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await t.inject({ method, url, headers: { cookie: browser } });
        if (reply.statusCode !== 200) failed.push(`${method} ${url}: ${reply.statusCode}`);
      }
    }
    expect(failed).toEqual([]);
    expect(await digests()).toEqual(before);
  });

  test('S7: a GET of a writing call or by another user changes nothing either', async () => {
    const hugo = await makePerson(t, 'Hugo', { role: 'full_access', cargo: 'Head', balance: 5 });
    const before = await digests();
    for (const endpoint of ENDPOINTS) {
      const callers = endpoint.method === 'GET' ? [hugo.cookie, ''] : [browser];
      for (const cookie of callers) {
        await t.inject({ url: urlOf(endpoint), headers: { ...(cookie && { cookie }) } });
      }
    }
    expect(await digests()).toEqual(before);
  });
});
