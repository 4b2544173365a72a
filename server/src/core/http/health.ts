import type { FastifyInstance } from 'fastify';

/** Mounts /healthz (the process is alive) and /readyz (`check` resolves: the database replies). */
export function mountHealth(app: FastifyInstance, check: () => Promise<void>): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await check();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({
        error: 'The service isn’t available right now. Please try again in a moment.',
        code: 'unavailable',
      });
    }
  });
}
