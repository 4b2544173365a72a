import type { Role } from '@intranet/contract/core/roles.ts';
import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import { notifications } from '@mantine/notifications';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

export const SAO: ListedEntry = {
  id: 1,
  platform: 'São Bento & Cia',
  link: 'https://bento.example/login?a=1&b=2',
  user: 'ana@acme.example',
  has_code: true,
  version: 3,
  password_changed_at: new Date(Date.now() - 2 * YEAR_MS).toISOString(),
  updated_at: '2026-03-02T12:00:00.000Z',
  updated_by: 'Ana',
  can_edit: true,
  is_shared: false,
  to_rotate: [],
};
/** S10: shown as plain text. */
export const EVIL: ListedEntry = {
  ...SAO,
  id: 2,
  platform: '<script>alert(1)</script>',
  link: 'javascript:alert(1)',
  user: '',
  has_code: false,
  version: 1,
  password_changed_at: new Date().toISOString(),
};

interface Sent {
  call: string;
  body: Record<string, unknown> | undefined;
}

/** The sent requests except reads, and the replies to come; without a reply the network fails. */
export const server = {
  reads: {} as Record<string, unknown>,
  sent: [] as Sent[],
  answers: [] as (() => Response | Promise<Response>)[],
};

export const ok = (message: string) => () => Response.json({ success: true, message });
export const fails = (status: number, reply: object) => () => Response.json(reply, { status });

export const put = (input: HTMLElement, text: string) =>
  fireEvent.change(input, { target: { value: text } });
export const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key });

export function serve() {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      const reply = server.reads[address];
      return reply ? Response.json(reply) : Response.json({ error: 'None' }, { status: 404 });
    }
    server.sent.push({
      call: `${method} ${address}`,
      body: body ? JSON.parse(String(body)) : undefined,
    });
    const answer = server.answers.shift();
    if (!answer) throw new TypeError('offline');
    return answer();
  });
}

export function signInAs(role: Role): void {
  const person = { username: 'Ana', email: 'ana@example.com', role, profile_photo: '' };
  storeUser({ ...person, force_password_change: false, uses_vault: true });
}

/** Signed in as an administrator. */
export function withServer() {
  beforeEach(() => {
    signInAs('admin');
    server.sent = [];
    server.answers = [];
    server.reads = {
      '/api/site': { today: '2026-03-02', time_zone: 'America/Sao_Paulo' },
      '/api/vault': { entries: [SAO, EVIL], deleted: [], is_shared: false },
    };
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    notifications.clean();
    forgetUser();
  });
}
