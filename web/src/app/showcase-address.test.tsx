import { SHOWCASE_PAGE } from '@intranet/contract/pages.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { rewriteShowcase, showcaseName } from './showcase-address.ts';

/** A shell with a link to the project cards, opened at an address. */
function open(address: string, name: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={SHOWCASE_PAGE}>Projects</Link>
        <Outlet />
      </>
    ),
    notFoundComponent: () => 'Page not found',
  });
  const cards = createRoute({
    getParentRoute: () => root,
    path: SHOWCASE_PAGE,
    component: () => 'The cards',
  });
  const router = createRouter({
    routeTree: root.addChildren([cards]),
    history: createMemoryHistory({ initialEntries: [address] }),
    rewrite: rewriteShowcase(name),
  });
  return { router, ...renderUi(<RouterProvider router={router} />) };
}

test.each([
  ['/pipeline', 'pipeline', 'The cards'],
  ['/pipeline/', 'pipeline', 'The cards'],
  ['/projetos', 'projetos', 'The cards'],
  ['/projetos/?x=1', 'projetos', 'The cards'],
  ['/pipeline', 'projetos', 'Page not found'],
  ['/projetos', 'pipeline', 'Page not found'],
])('D5: at %s, when the setting says %s, is: %s', async (address, name, shown) => {
  open(address, name);
  expect(await screen.findByText(shown)).toBeVisible();
});

test('D5: a link shows the path that the setting gives, and leads there', async () => {
  const { user, router } = open('/elsewhere', 'projetos');
  const link = await screen.findByRole('link', { name: 'Projects' });
  expect(link).toHaveAttribute('href', '/projetos');
  await user.click(link);
  expect(await screen.findByText('The cards')).toBeVisible();
  expect(router.history.location.href).toBe('/projetos');
  expect(router.state.location.pathname).toBe(SHOWCASE_PAGE);
});

test('D5: the page says what the setting is', () => {
  expect(showcaseName()).toBe('pipeline');
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'showcase-name', content: 'projetos' });
  document.head.append(meta);
  expect(showcaseName()).toBe('projetos');
  meta.remove();
});
