import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { NearNames } from '@intranet/contract/people/near-names.ts';
import { notifications } from '@mantine/notifications';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { searchPeople } from '../../../../test/search-people.ts';

export const ANA: EmployeeRecord = {
  id: 1,
  AREA: 'Finance',
  NOME: 'Ana',
  SALDO: 10,
  ATIVO: 'S',
  start_date: '2025-03-02',
  cargo: 'Junior Assist',
  birth_date: '1990-07-01',
  phone: '+55 11 5550-0101',
  has_account: true,
  waiting: 3,
  pending: 2,
};
export const JOAO: EmployeeRecord = {
  ...ANA,
  id: 2,
  AREA: 'M&A',
  NOME: 'João',
  SALDO: 9,
  ATIVO: 'C',
  cargo: 'Head',
  start_date: 'N/A',
  has_account: false,
  waiting: 0,
  pending: 0,
};
export const NILO: EmployeeRecord = { ...JOAO, id: 3, NOME: 'Nilo', SALDO: 100, ATIVO: 'N' };

export const REPLIES: Record<string, unknown> = {
  '/api/get_ferias': { ferias: [ANA, JOAO, NILO] },
  '/api/long-lists': { lists: [] },
  '/api/areas': { areas: ['Finance', 'M&A'] },
  '/api/statement?nome=Ana&employee_id=1': {
    sales: { start_date: '2025-03-02', sold: [{ on: '2026-12-01', days: 8 }] },
  },
  '/api/statement?nome=Jo%C3%A3o&employee_id=2': { sales: null },
  '/api/site': { today: '2026-03-02' },
  '/api/setup-steps': { steps: [], links_missing: 0, sends_mail: true },
};

const PEOPLE = [ANA, JOAO, NILO].map(({ id, NOME, AREA, cargo, ATIVO, SALDO }) => ({
  employee_id: id,
  name: NOME,
  area: AREA,
  cargo,
  has_left: ATIVO === 'N',
  balance: SALDO,
}));

function reply(address: string): unknown {
  if (address.startsWith('/api/people-search?')) return searchPeople(address, PEOPLE);
  if (!address.startsWith('/api/near-name?')) return REPLIES[address];
  const query = new URL(address, 'http://localhost').searchParams;
  const others = PEOPLE.filter(({ employee_id }) => String(employee_id) !== query.get('except'));
  const near = new NearNames(others.map(({ name }) => name));
  return { name: near.find(query.get('name') ?? '') ?? null };
}

interface Sent {
  address: string;
  body: Record<string, unknown>;
  key: string | undefined;
}

/** The sent writes, and the replies to come; without a reply the network fails. */
export const server = { sent: [] as Sent[], answers: [] as (() => Response)[] };

export const ok = (message: string) => () => Response.json({ success: true, message });
export const fails = (status: number, reply: object) => () => Response.json(reply, { status });

/** @param reads overrides replies by path */
export function serve(reads: Record<string, () => Promise<Response>> = {}) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'GET' || !init.body)
      return reads[address]?.() ?? Response.json(reply(address));
    const headers = init.headers as Record<string, string>;
    server.sent.push({
      address,
      body: JSON.parse(String(init.body)),
      key: headers['idempotency-key'],
    });
    const answer = server.answers.shift();
    if (!answer) throw new TypeError('offline');
    return answer();
  });
}

export const put = (input: HTMLElement, text: string) =>
  fireEvent.change(input, { target: { value: text } });
export const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key });

export function withServer() {
  beforeEach(() => {
    server.sent = [];
    server.answers = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    notifications.clean();
    window.history.replaceState(null, '', '/');
  });
}
