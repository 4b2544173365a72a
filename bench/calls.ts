import { holdMails, SMALL_AREA, thisMonth } from './company.ts';
import type { Load } from './load.ts';
import type { Bench } from './part.ts';
import type { Goal } from './report.ts';

export interface Call {
  name: string;
  what: string;
  product: Load;
  floor: Load;
  /** Runs before the call is measured. */
  prepare?: () => Promise<void>;
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
export const GOALS: Readonly<Record<string, { 1?: Goal; 32?: Goal }>> = {
  current_user: twice(share(0.5)),
  'leaves-200': twice(share(0.5)),
  employees: twice(share(0.5)),
  saldo: twice(share(0.5)),
  ferias_area: { 1: times(1) },
  'ferias_area-gzip': { 1: times(1) },
  calendar: { 1: times(2.5), 32: both(share(0.5), p99Under(300)) },
  verificarConflito: { 1: times(2) },
  'sign-in': twice(share(0.8)),
  agendarFerias: twice(share(0.3)),
};

export const CALL_NAMES = Object.keys(GOALS);

export function listCalls({ product, floor, cookie, nextLeaveOfMany, nextSignIn }: Bench): Call[] {
  const headers = { cookie };
  const of = (path: string): Load => ({ url: product.url, path, headers });
  const floorLoad = (path: string): Load => ({ url: floor.url, path, headers });
  const post = (load: Load, body = '{}'): Load => ({ ...load, method: 'POST', body });
  const asBrowser = (load: Load): Load => ({
    ...load,
    headers: { ...load.headers, 'accept-encoding': 'gzip, deflate, br' },
  });
  const read = (name: string, what: string, path: string, floorPath: string): Call => ({
    name,
    what,
    product: of(path),
    floor: floorLoad(floorPath),
  });
  const month = thisMonth();
  return [
    read('current_user', 'who is signed in', '/api/current_user', '/current_user'),
    read(
      'leaves-200',
      'ferias_area, about 200 rows',
      `/api/ferias_area?area=${SMALL_AREA}`,
      `/leaves?area=${SMALL_AREA}`,
    ),
    read('employees', 'get_ferias, all employees', '/api/get_ferias', '/employees'),
    read('saldo', 'saldo, all balances', '/api/saldo', '/saldo'),
    read(
      'ferias_area',
      'ferias_area, all leaves, unchanged',
      '/api/ferias_area?area=TODOS',
      '/leaves',
    ),
    {
      name: 'ferias_area-gzip',
      what: 'the same, compressed as for browsers',
      product: asBrowser(of('/api/ferias_area?area=TODOS')),
      floor: floorLoad('/leaves'),
    },
    read(
      'calendar',
      'calendar, this month, unchanged',
      `/api/calendar?${month}`,
      `/calendar?${month}`,
    ),
    {
      name: 'verificarConflito',
      what: 'verificarConflito, every pair',
      product: post(of('/verificarConflito'), JSON.stringify({ area: 'TODOS' })),
      floor: post(floorLoad('/conflicts')),
    },
    {
      name: 'sign-in',
      what: 'login, compared with argon2id alone',
      product: { url: product.url, path: '/api/login', method: 'POST', next: nextSignIn },
      floor: { url: floor.url, path: '/argon2id', method: 'POST', next: nextSignIn },
    },
    {
      name: 'agendarFerias',
      what: 'agendarFerias, compared with bare inserts of all its rows',
      // `submits-with-mails` measures it while they leave.
      prepare: () => holdMails(product.database),
      product: {
        url: product.url,
        path: '/api/agendarFerias',
        method: 'POST',
        next: nextLeaveOfMany,
      },
      floor: { url: floor.url, path: '/leave-rows', method: 'POST', next: nextLeaveOfMany },
    },
  ];
}
