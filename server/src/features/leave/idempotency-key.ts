import type { FastifyRequest } from 'fastify';

/** What the caller calls this request, so that a retry is known for one (D21). */
export function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && header ? header.slice(0, 200) : null;
}
