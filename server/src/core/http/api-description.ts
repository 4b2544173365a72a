import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

const describe: typeof toJsonSchema = (document) => {
  const described = toJsonSchema(document);
  const field = document.route.config?.file?.field;
  if (!field) return described;
  const body = described.schema.body as { properties?: object; required?: string[] } | undefined;
  described.schema.body = {
    ...body,
    type: 'object',
    properties: { ...body?.properties, [field]: { type: 'string', format: 'binary' } },
    required: [...(body?.required ?? []), field],
  };
  return described;
};

export async function mountApiDescription(
  app: FastifyInstance,
  companyName: string,
  requireSession: (request: FastifyRequest) => Promise<void>,
): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: `${companyName} API`, version: '1' } },
    transform: describe,
  });
  const options = { schema: { hide: true }, onRequest: requireSession };
  app.get('/api/openapi.json', options, async () => app.swagger());
}
