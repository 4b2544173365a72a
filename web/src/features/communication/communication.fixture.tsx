import type { Role } from '@intranet/contract/core/roles.ts';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderInApp } from '../../../test/render-app.tsx';

/** The replies to reads; a write needs a reply in `answers`, otherwise the network fails. */
export const server = {
  reads: {} as Record<string, unknown>,
  answers: [] as Response[],
  sent: [] as { address: string; body: unknown }[],
};

export const refused = (error: string) =>
  Response.json({ error, code: 'unavailable' }, { status: 503 });

export function withServer(role: Role = 'full_access') {
  beforeEach(() => {
    storeAs(role);
    server.reads = {
      '/api/site': { today: '2026-11-21', time_zone: 'America/Sao_Paulo' },
      '/api/communication-years': {
        current: 2026,
        years: [
          { year: 2027, open: true },
          { year: 2026, open: true },
          { year: 2025, open: false },
        ],
      },
    };
    server.answers = [];
    server.sent = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    notifications.clean();
    forgetUser();
  });
}

export function storeAs(role: Role): void {
  storeUser({
    username: 'Ana',
    email: '',
    role,
    profile_photo: '',
    force_password_change: false,
  });
}

export function serve(): void {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      const reply = server.reads[address];
      if (reply) return Response.json(reply);
      throw new TypeError('offline');
    }
    const sent = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));
    server.sent.push({ address, body: sent });
    const answer = server.answers.shift();
    if (!answer) throw new TypeError('offline');
    return answer;
  });
}

export function openTab(element: ReactNode, query = '') {
  const drawn = renderInApp(element, {}, { at: `/communication${query}` });
  serve();
  return drawn;
}
