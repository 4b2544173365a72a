export type Layout = 'bare' | 'shell';

/** Pages without header and menu. The last one may frame a host that no stored link has (S14). */
const BARE_PATHS = new Set([
  ...[
    '/login',
    '/forgot-password',
    '/verify-reset-code',
    '/single-sign-on',
    '/first-admin',
    '/join',
  ],
  ...['/force-change-password', '/leave-decision', '/allhands', '/linkpreview'],
]);

/** A module of its own, because the browser asks it before it loads the table of pages. */
export const layoutOf = (path: string): Layout => (BARE_PATHS.has(path) ? 'bare' : 'shell');
