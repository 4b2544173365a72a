import { randomBytes } from 'node:crypto';
import { type Answer, type Asked, html, NOT_FOUND, verifyToken } from './http.fixture.ts';
import { metabasePage } from './pages.fixture.ts';

export const METABASE_DASHBOARD = 12;

const PATH = /^\/(?:(?:api\/)?embed\/dashboard|query)\/([^/]+)$/;

/** Verifies the token in its addresses, for the page and for each query. */
export function createMetabase(now: () => Date) {
  const secret = randomBytes(32).toString('hex');

  function answer({ path }: Asked): Answer {
    const [, token = ''] = PATH.exec(path) ?? [];
    const claims = verifyToken(token, secret, now());
    if (typeof claims === 'string') return { status: 400, body: claims };
    if (claims.resource?.dashboard !== METABASE_DASHBOARD) return NOT_FOUND;
    if (path.startsWith('/api/')) return { status: 200, body: { dashcards: [] } };
    if (path.startsWith('/query/')) return { status: 200, body: '42 rows' };
    return html(metabasePage(JSON.stringify(claims.params), token));
  }

  return {
    answer,
    env: { METABASE_SECRET: secret },
    /** The claims of an embedded address, or the reason why its token is refused. */
    read: (url: string) =>
      verifyToken(/\/embed\/dashboard\/([^#]+)/.exec(url)?.[1] ?? '', secret, now()),
  };
}
