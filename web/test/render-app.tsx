import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { renderRoutes } from './render-routes.tsx';

/** Renders a part of the shell above an empty page. The server replies by path. */
export function renderInApp(
  element: ReactNode,
  replies: Record<string, unknown>,
  { at = '/home' }: { at?: string } = {},
) {
  vi.stubGlobal('fetch', (address: string) => {
    const reply = replies[address];
    return reply ? Promise.resolve(Response.json(reply)) : Promise.reject(new TypeError('offline'));
  });
  const root = {
    component: () => (
      <>
        {element}
        <main id="main-content" tabIndex={-1} />
      </>
    ),
  };
  return renderRoutes({ $: () => null }, { at, root });
}
