import type { FastifyInstance } from 'fastify';

/** Calls that moved, whose old paths still lead to the new ones (D43). */
const MOVED = [{ from: '/api/vault/known_by/:account', to: '/api/vault/known_by?account=' }];

/** Redirects the old paths for scripts. The new call checks who may use it. */
export function mountMovedCalls(app: FastifyInstance): void {
  for (const { from, to } of MOVED) {
    app.get<{ Params: { account: string } }>(from, ({ params }, reply) =>
      reply.redirect(to + encodeURIComponent(params.account), 308),
    );
  }
}
