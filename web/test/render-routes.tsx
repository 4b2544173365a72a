import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RootRouteOptions,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ADDRESS_FORMAT } from '#app/address-format.ts';
import { renderUi } from './render.tsx';

interface Options {
  /** The address that is open, kept in memory unless `history` is given. */
  at?: string;
  history?: RouterHistory;
  root?: RootRouteOptions;
  width?: number | undefined;
}

/** Renders pages by path in a router with the app's address format. */
export function renderRoutes(
  pages: Record<string, () => ReactNode>,
  { at = '/', root = {}, width, ...options }: Options = {},
) {
  const top = createRootRoute(root);
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => top, path, component }),
  );
  const history = options.history ?? createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: top.addChildren(routes), history, ...ADDRESS_FORMAT });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = renderUi(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    width ? { width } : {},
  );
  return { ...drawn, router };
}
