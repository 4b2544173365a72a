import createClient, { type Middleware } from 'openapi-fetch';
// A .ts file, because TypeScript would not check a .d.ts with skipLibCheck.
import type { paths } from './generated/schema.ts';

/** Sends the session's cookie, as a browser does. */
function withCookies(): Middleware {
  let cookie = '';
  return {
    onRequest({ request }) {
      if (cookie) request.headers.set('cookie', cookie);
    },
    onResponse({ response }) {
      const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
      if (set.length > 0) cookie = set.join('; ');
    },
  };
}

interface Person {
  username: string;
  password: string;
}

/** Requests a leave for oneself and reads what the pages read, with the generated client. */
export async function makeCalls(baseUrl: string, { username, password }: Person) {
  const client = createClient<paths>({ baseUrl });
  client.use(withCookies());
  const failures: string[] = [];
  /** The data of a reply, typed as the document says. */
  async function dataOf<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>) {
    const { data, error, response } = await call;
    if (data === undefined) failures.push(`${response.url}: ${JSON.stringify(error)}`);
    return data;
  }

  const signedIn = await dataOf(client.POST('/api/login', { body: { username, password } }));
  const current = await dataOf(client.GET('/api/current_user'));
  const balance = await dataOf(client.GET('/api/own_balance'));
  const nome = current?.employee?.name ?? '';
  const dates = { start: '2026-06-01', end: '2026-06-05' };
  const preview = await dataOf(
    client.GET('/api/leave_preview', { params: { query: { nome, type: 'Vacation', ...dates } } }),
  );
  const requested = await dataOf(
    client.POST('/api/agendarFerias', {
      params: { header: { 'Idempotency-Key': 'generated-client' } },
      body: {
        NOMECOLABORADOR: nome,
        LEAVE_TYPE: 'Vacation',
        INICIO: dates.start,
        FIM: dates.end,
      },
    }),
  );
  const own = await dataOf(client.GET('/api/my_leaves', { params: { query: {} } }));
  const [leave] = own?.leaves ?? [];
  const detail = await dataOf(
    client.GET('/api/leaves/{id}', { params: { path: { id: leave?.id ?? 0 } } }),
  );
  const approvals = await dataOf(client.GET('/api/approvals'));
  const list = await dataOf(
    client.GET('/api/ferias_area', { params: { query: { area: 'TODOS' } } }),
  );
  const calendar = await dataOf(
    client.GET('/api/calendar', { params: { query: { from: dates.start, to: dates.end } } }),
  );
  const links = await dataOf(client.GET('/api/links'));
  const feed = await dataOf(client.POST('/api/calendar_feeds', { body: { kind: 'own' } }));
  const secret = feed?.url.split('/').at(-1) ?? '';
  const file = await dataOf(
    client.GET('/api/calendar_feed/{secret}', { params: { path: { secret } }, parseAs: 'text' }),
  );
  const signedOut = await dataOf(client.POST('/api/logout'));
  const { error } = await client.GET('/api/current_user');

  return {
    failures,
    signedIn: signedIn?.message,
    name: current?.user.username,
    balance: balance?.own?.balance,
    days: preview?.days,
    requested: requested?.success,
    state: leave?.state,
    version: detail?.version,
    toDecide: approvals?.approvals.length,
    listed: list?.map((row) => row.LEAVE_TYPE),
    onCalendar: calendar?.leaves.map(({ type, pending }) => ({ type, pending })),
    links: (links?.links.length ?? 0) > 0,
    file: file?.split('\r\n')[0],
    signedOut: signedOut?.success,
    afterwards: error?.code,
  };
}
