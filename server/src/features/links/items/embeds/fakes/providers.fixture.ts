import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from '@intranet/contract/links/providers.ts';
import type { Answer, Asked } from './http.fixture.ts';
import { createMetabase } from './metabase.fixture.ts';
import { createPowerBi } from './power-bi.fixture.ts';
import { createSuperset } from './superset.fixture.ts';

/** What tests set and read. */
interface State {
  /** Providers that answer 503. */
  down: Set<Provider>;
  /** What they answer in place of everything else. */
  instead: Answer | null;
  /** What Superset and Power BI were asked for each token, newest last. */
  asked: { identities?: { username: string }[] }[];
  /** The roles of the report's model. */
  modelRoles: string[];
  /** How long Superset's tokens are valid. */
  supersetSeconds: number;
  /** Runs before a provider answers. */
  before: (() => Promise<void>) | null;
}

export interface FakeProviders extends State {
  /** The settings of a server that uses them. */
  env: Record<string, string>;
  urls: Record<Provider, string>;
  readMetabase: ReturnType<typeof createMetabase>['read'];
  readSuperset: ReturnType<typeof createSuperset>['read'];
  stop(): Promise<void>;
}

async function listen(provider: Provider, state: State, answer: (call: Asked) => Answer) {
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await state.before?.();
    const { url: path = '', headers: sent } = request;
    const call = { path, headers: sent, body: Buffer.concat(chunks).toString(), base: url };
    const down: Answer = { status: 503, body: 'Down' };
    const usual = () => (state.down.has(provider) ? down : answer(call));
    const { status, body, headers } = state.instead ?? usual();
    const isText = typeof body === 'string';
    const type = { 'content-type': isText ? 'text/plain' : 'application/json' };
    response.writeHead(status, { ...type, ...headers });
    response.end(isText ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function stop() {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  return { url, stop };
}

/** Starts a Metabase, a Superset and a Power BI that verify signatures, credentials and expiry. */
export async function startFakeProviders(
  now: () => Date = () => new Date(),
): Promise<FakeProviders> {
  const state: State = {
    ...{
      down: new Set(),
      instead: null,
      asked: [],
      modelRoles: [],
      supersetSeconds: 300,
      before: null,
    },
  };
  const fakes = {
    metabase: createMetabase(now),
    superset: createSuperset(now, state),
    powerbi: createPowerBi(now, state),
  };
  const metabase = await listen('metabase', state, fakes.metabase.answer);
  const superset = await listen('superset', state, fakes.superset.answer);
  const powerbi = await listen('powerbi', state, fakes.powerbi.answer);
  return Object.assign(state, {
    urls: { metabase: metabase.url, superset: superset.url, powerbi: powerbi.url },
    env: {
      ...{ METABASE_URL: `${metabase.url}/`, ...fakes.metabase.env },
      ...{ SUPERSET_URL: superset.url, ...fakes.superset.env },
      ...{ POWERBI_AUTHORITY: powerbi.url, POWERBI_API: powerbi.url, POWERBI_EMBED: powerbi.url },
      ...fakes.powerbi.env,
    },
    readMetabase: fakes.metabase.read,
    readSuperset: fakes.superset.read,
    async stop() {
      for (const server of [metabase, superset, powerbi]) await server.stop();
    },
  });
}
