import type { Role } from '@intranet/contract/core/roles.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { notifications } from '@mantine/notifications';
import { createBrowserHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderRoutes } from '../../../test/render-routes.tsx';

vi.setConfig({ testTimeout: 15_000 });

export const TODAY = '2026-11-21';
export const ME = 'Ana';
const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: TODAY };

/** Tests set replies by path, with or without query; other writes succeed. */
export const server = {
  replies: {} as Record<string, unknown>,
  /** The paths of GET calls. */
  reads: [] as string[],
  keys: [] as (string | null)[],
  write: vi.fn<(call: string, body: Record<string, unknown>) => Response | undefined>(),
};

export const refused = (
  code: string,
  error: string,
  fields?: Record<string, string>,
  status = 409,
) => Response.json({ error, code, fields }, { status });

export const SIGNED_IN = {
  username: ME,
  email: '',
  role: 'full_access' as Role,
  profile_photo: '',
  force_password_change: false,
};

export function fakeServer(role: Role = 'full_access'): void {
  beforeEach(() => {
    const user = { ...SIGNED_IN, role };
    storeUser(user);
    server.reads = [];
    server.keys = [];
    server.replies = {
      '/api/site': SITE,
      '/api/long-lists': { lists: [] },
      '/api/conflict-counts': {
        year: 2026,
        years: { first: 2025, last: 2027 },
        is_long: false,
        counts: [],
      },
      '/api/current_user': { user, employee: { employee_id: 1, name: ME }, can_approve: true },
    };
    vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
      const [path = ''] = address.split('?');
      if (method === 'GET') {
        server.reads.push(path);
        const reply = server.replies[address] ?? server.replies[path];
        if (reply instanceof Response) return reply.clone();
        if (typeof reply === 'function') return Response.json(reply(address));
        return reply ? Response.json(reply) : refused('not_found', `No ${path}`, undefined, 404);
      }
      server.keys.push(new Headers(headers).get('idempotency-key'));
      const said = server.write(`${method} ${path}`, body ? JSON.parse(String(body)) : {});
      return said ?? Response.json({ success: true, message: 'Done', undo: 1 });
    });
  });
  afterEach(() => {
    notifications.clean();
    vi.unstubAllGlobals();
    server.write.mockReset();
    forgetUser();
    localStorage.clear();
  });
}

export function openPage(Page: () => ReactNode, address: string, width?: number) {
  window.history.replaceState(null, '', address);
  const [path = ''] = address.split(/[?#]/);
  const root = { notFoundComponent: () => 'another page' };
  return renderRoutes({ [path]: Page }, { history: createBrowserHistory(), root, width });
}

type LeaveChange = Partial<Omit<LeaveDetail, 'can'>> & { can?: Partial<LeaveDetail['can']> };

export function leaveOf(change: LeaveChange = {}): LeaveDetail {
  const can: LeaveDetail['can'] = {
    move: false,
    withdraw: false,
    ask_cancellation: false,
    cancel: false,
    decide: false,
    ...change.can,
  };
  return {
    id: 7,
    version: 1,
    employee_id: 1,
    name: ME,
    area: 'Finance',
    cargo: 'Intern Assist',
    leave_type: 'Vacation',
    start: '2026-12-01',
    end: '2026-12-05',
    days: 5,
    state: 'approved',
    own: true,
    requested_at: '2026-11-02T12:00:00.000Z',
    waits_for: [],
    decision: null,
    history: [],
    ...change,
    can,
  };
}

export function approvalOf(change: Partial<Approval> = {}): Approval {
  return {
    id: 7,
    version: 1,
    employee_id: 3,
    name: 'Bia',
    area: 'Finance',
    cargo: 'Intern Assist',
    leave_type: 'Vacation',
    start: '2026-12-01',
    end: '2026-12-05',
    days: 5,
    in_the_past: false,
    balance_before: 20,
    balance_after: 15,
    balance_effect: { on: '2026-12-01', before: 20, after: 15, lowest: null },
    requested_at: '2026-11-02T12:00:00.000Z',
    asks: 'leave',
    reason: '',
    away: [],
    holidays: [],
    warnings: [],
    checks: [],
    hints: [],
    photo: '',
    last_day: null,
    ...change,
    away_count: Math.max(change.away_count ?? 0, change.away?.length ?? 0),
  };
}
