import type { AnyRouter } from '@tanstack/react-router';

/** Leaves the page, and its unsaved changes, for the sign-in page, which leads back. */
export function signInHere(router: AnyRouter): void {
  const { pathname, search } = window.location;
  void router.navigate({
    to: '/login',
    search: { next: pathname + search },
    replace: true,
    ignoreBlocker: true,
  });
}
