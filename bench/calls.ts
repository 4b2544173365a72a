import { SMALL_AREA, thisMonth } from './company.ts';
import type { Floor } from './floor/start-floor.ts';
import type { Figures, Load } from './load.ts';
import { PASSWORD, type Product } from './product.ts';

export interface Goal {
  text: string;
  isMet(product: Figures, floor: Figures): boolean;
}

export interface Call {
  name: string;
  what: string;
  product: Load;
  floor: Load;
  goals: { 1?: Goal; 32?: Goal };
}

/** The call reaches at least this share of the floor's requests per second. */
const share = (least: number): Goal => ({
  text: `≥ ${least} of the floor's requests/s`,
  isMet: (product, floor) => product.requestsPerSecond >= least * floor.requestsPerSecond,
});

const times = (most: number): Goal => ({
  text: `p50 ≤ ${most} × the floor's`,
  isMet: (product, floor) => product.p50 <= most * floor.p50,
});

const both = (one: Goal, other: Goal): Goal => ({
  text: `${one.text}, ${other.text}`,
  isMet: (product, floor) => one.isMet(product, floor) && other.isMet(product, floor),
});

const p99Under = (ms: number): Goal => ({ text: `p99 < ${ms} ms`, isMet: ({ p99 }) => p99 < ms });

const twice = (goal: Goal) => ({ 1: goal, 32: goal });

/** In measuring order: agendarFerias comes last, because it fills the calendar far ahead. */
export const CALL_NAMES: readonly string[] = [
  'current_user',
  'leaves-200',
  'employees',
  'saldo',
  'ferias_area',
  'ferias_area-gzip',
  'calendar',
  'verificarConflito',
  'sign-in',
  'agendarFerias',
];

export function listCalls(
  product: Product,
  floor: Floor,
  cookie: string,
  nextLeave: () => string,
): Call[] {
  const headers = { cookie };
  const of = (path: string): Load => ({ url: product.url, path, headers });
  const beside = (path: string): Load => ({ url: floor.url, path, headers });
  const post = (load: Load, body: Load['body'] = '{}'): Load => ({ ...load, method: 'POST', body });
  const password = JSON.stringify({ username: 'Seed User', password: PASSWORD });
  const asBrowser = (load: Load): Load => ({
    ...load,
    headers: { ...load.headers, 'accept-encoding': 'gzip, deflate, br' },
  });
  const month = thisMonth();
  return [
    {
      name: 'current_user',
      what: 'who is signed in',
      product: of('/api/current_user'),
      floor: beside('/current_user'),
      goals: twice(share(0.5)),
    },
    {
      name: 'leaves-200',
      what: 'ferias_area, about 200 rows',
      product: of(`/api/ferias_area?area=${SMALL_AREA}`),
      floor: beside(`/leaves?area=${SMALL_AREA}`),
      goals: twice(share(0.5)),
    },
    {
      name: 'employees',
      what: 'get_ferias, all employees',
      product: of('/api/get_ferias'),
      floor: beside('/employees'),
      goals: twice(share(0.5)),
    },
    {
      name: 'saldo',
      what: 'saldo, all balances',
      product: of('/api/saldo'),
      floor: beside('/saldo'),
      goals: twice(share(0.5)),
    },
    {
      name: 'ferias_area',
      what: 'ferias_area, all leaves, unchanged',
      product: of('/api/ferias_area?area=TODOS'),
      floor: beside('/leaves'),
      goals: { 1: times(1) },
    },
    {
      name: 'ferias_area-gzip',
      what: 'the same, compressed as for browsers',
      product: asBrowser(of('/api/ferias_area?area=TODOS')),
      floor: beside('/leaves'),
      goals: { 1: times(1) },
    },
    {
      name: 'calendar',
      what: 'calendar, this month, unchanged',
      product: of(`/api/calendar?${month}`),
      floor: beside(`/calendar?${month}`),
      goals: { 1: times(2.5), 32: both(share(0.5), p99Under(300)) },
    },
    {
      name: 'verificarConflito',
      what: 'verificarConflito, every pair',
      product: post(of('/verificarConflito'), JSON.stringify({ area: 'TODOS' })),
      floor: post(beside('/conflicts')),
      goals: { 1: times(2) },
    },
    {
      name: 'sign-in',
      what: 'login, compared with argon2id alone',
      product: post({ url: product.url, path: '/api/login' }, password),
      floor: post({ url: floor.url, path: '/argon2id' }, password),
      goals: twice(share(0.8)),
    },
    {
      name: 'agendarFerias',
      what: 'agendarFerias, compared with bare inserts of all its rows',
      product: post(of('/api/agendarFerias'), nextLeave),
      floor: post(beside('/leave-rows'), nextLeave),
      goals: twice(share(0.35)),
    },
  ];
}
