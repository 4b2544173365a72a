import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '#core/deps.ts';
import { mountHealth } from '#core/http/health.ts';
import { mountMetrics, type PoolState } from '#core/http/metrics.ts';
import { createServer, notFound } from '#core/http/server.ts';

export async function createWorkerApp(deps: Deps & { pool?: PoolState }): Promise<FastifyInstance> {
  const app = await createServer(deps.config);
  await mountMetrics(app, deps);
  mountHealth(app, async () => {
    await sql`select 1`.execute(deps.db);
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(notFound()));
  return app;
}
