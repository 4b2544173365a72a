import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { renderUi } from './render.tsx';

// The router's first page and a long menu are slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

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
  const root = createRootRoute({
    component: () => (
      <>
        {element}
        <main id="main-content" tabIndex={-1} />
      </>
    ),
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    // The app's address format: numbers are not quoted.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text ? `?${text}` : '';
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = renderUi(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...drawn, router };
}
