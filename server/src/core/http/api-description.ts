import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** GET /api/openapi.json, made from the contract's endpoints as they are mounted. */
export async function mountApiDescription(
  app: FastifyInstance,
  companyName: string,
): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: `${companyName}: intranet`, version: '1' } },
    transform: createJsonSchemaTransform({
      zodToJsonConfig: { unrepresentable: 'any' },
    }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
