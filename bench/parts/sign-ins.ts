import { read } from '../company.ts';
import { call, percentile } from '../load.ts';
import type { Bench, Part } from '../part.ts';
import { type Finding, round } from '../report.ts';

const BURST = 256;
const TIMEOUT_MS = 60_000;
const MAX_P99_MS = 15;
const READS = ['/api/current_user', '/api/my_leaves', '/api/home'];
/** The floor's call: one statement, in a process that signs nobody in. */
const FLOOR_READ = '/current_user';

/** The name of a Head, who has an account and leave of their own. */
async function findHead({ product, cookie }: Bench): Promise<string> {
  const { ferias } = await read<{ ferias: { NOME: string; cargo: string }[] }>(
    product,
    cookie,
    '/api/get_ferias',
  );
  const head = ferias.find(({ cargo }) => cargo === 'Head');
  if (!head) throw new Error('The company has no Head');
  return head.NOME;
}

/** The wait of other reads while 32 clients sign in, compared with an idle server. */
async function whileOthersSignIn(bench: Bench): Promise<Finding> {
  const { product, floor, seconds, nextSignIn } = bench;
  const { url } = product;
  const cookie = await product.signIn(await findHead(bench));
  const raw: Record<string, { idle: number; busy: number }> = {};
  const loads = [
    ...READS.map((path) => ({ url, path, headers: { cookie } })),
    { url: floor.url, path: FLOOR_READ, headers: { cookie } },
  ];
  for (const load of loads) {
    await call(load, 1, 0.5);
    const idle = percentile((await call(load, 1, seconds)).times, 0.99);
    const signIns = { url, path: '/api/login', method: 'POST', next: nextSignIn } as const;
    const [, busy] = await Promise.all([
      call(signIns, 32, seconds + 1),
      new Promise((done) => setTimeout(done, 500)).then(() => call(load, 1, seconds)),
    ]);
    raw[load.path] = { idle, busy: percentile(busy.times, 0.99) };
  }
  const worst = Math.max(...READS.map((path) => raw[path]?.busy ?? Number.NaN));
  const each = Object.entries(raw).map(([path, { idle, busy }]) => {
    const name = path === FLOOR_READ ? 'the floor’s' : path.slice(5);
    return `${name} ${round(idle)} → ${round(busy)} ms`;
  });
  return {
    what: "other reads' p99, idle → while 32 sign in",
    value: each.join(', '),
    goal: `under ${MAX_P99_MS} ms`,
    met: worst < MAX_P99_MS,
    raw,
  };
}

async function burst({ product, nextSignIn }: Bench): Promise<Finding> {
  const since = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: BURST }, async () => {
      const reply = await fetch(`${product.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: nextSignIn().body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      await reply?.arrayBuffer();
      return reply?.status ?? 0;
    }),
  );
  const seconds = (performance.now() - since) / 1_000;
  const inside = statuses.filter((status) => status === 200).length;
  return {
    what: `${BURST} sign-ins at once`,
    value: `${inside} signed in, ${statuses.filter((s) => s === 0).length} unanswered, in ${round(seconds)} s`,
    goal: 'none hangs, none is lost',
    met: inside === BURST,
    raw: { statuses: Object.groupBy(statuses, String), seconds },
  };
}

export const signIns: Part = {
  name: 'sign-ins',
  measure: async (bench) => [await burst(bench), await whileOthersSignIn(bench)],
};
