import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { LINKS, type LinkName } from '@intranet/contract/links/registry.ts';
import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderRoutes } from '../../../../test/render-routes.tsx';

const AT = '2026-11-20T12:30:00.000Z';

export type Known = Partial<Record<LinkName, Partial<LinkSettings>>>;

export const server = {
  known: {} as Known,
  post: vi.fn<(path: string, body: Record<string, string>) => Response | undefined>(),
};

export const change = (url: string, changed_by: string, changed_at = AT) => ({
  url,
  changed_by,
  changed_at,
});
export const refused = (error: string, fields?: Record<string, string>) =>
  Response.json({ error, code: 'invalid_input', fields }, { status: 400 });

function settings(): LinkSettings[] {
  return LINKS.map(({ name, opens }) => ({
    name,
    url: `https://${name}.example.com/`,
    opens,
    check: { state: 'ok', reason: null, at: AT },
    history: [],
    ...server.known[name],
  }));
}

export function fakeServer(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      if (method === 'POST') {
        const reply = server.post(path, JSON.parse(String(body)));
        return reply ?? Response.json({ success: true, message: 'Link atualizado com sucesso!' });
      }
      if (path === '/api/link_settings') return Response.json({ links: settings() });
      return Response.json({
        company_name: 'A firm',
        today: '2026-11-21',
        time_zone: 'America/Sao_Paulo',
        demo: null,
        single_sign_on: null,
      });
    });
  });
  afterEach(() => {
    notifications.clean();
    vi.unstubAllGlobals();
    server.known = {};
    server.post.mockReset();
  });
}

export function openPage(Page: () => ReactNode, address: string) {
  const [path = ''] = address.split('?');
  const root = { notFoundComponent: () => 'another page' };
  return renderRoutes({ [path]: Page }, { at: address, root });
}

export async function formOf(label: string) {
  const form = within(await screen.findByRole('form', { name: label }));
  return {
    ...form,
    field: form.getByRole('textbox', { name: 'URL' }),
    details: form.getByRole('button', { name: `Details of ${label}` }),
    button: (name: string | RegExp) => form.getByRole('button', { name }),
  };
}
