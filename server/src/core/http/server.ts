import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { ErrorReply } from '@intranet/contract/core/errors.ts';
import fastJson from 'fast-json-stringify';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#core/config.ts';
import { installLanguage } from '../language.ts';
import { openLogStream } from '../log-stream.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import { installErrorReplies } from './error-reply.ts';
import { loggedPath, shortenLine } from './logged-path.ts';
import { installHostCheck, installSameOriginCheck } from './own-address.ts';
import { installHeaders } from './security.ts';

const MAX_BODY_BYTES = 1_048_576;
/**
 * Serializes replies by their schema, so that undeclared fields never leave the server. Compiles on
 * first use, because compiling all schemas takes a quarter of the start.
 */
function compileReply(schema: z.ZodType): (data: unknown) => string {
  let write: ((data: unknown) => string) | undefined;
  return (data) => {
    write ??= fastJson(z.toJSONSchema(schema, { io: 'input' }) as fastJson.Schema);
    return write(data);
  };
}

export async function createServer(config: Config): Promise<FastifyInstance> {
  const stream = openLogStream();
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      ...(stream && { stream }),
      // Logs no body, cookie, header or query: they may contain a secret (S8).
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          url: loggedPath(request),
          address: request.ip,
        }),
      },
      hooks: { streamWrite: shortenLine },
    },
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(400).send({ error: 'This address is not well-formed.', code: 'invalid_input' });
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) => compileReply(schema as unknown as z.ZodType));
  installErrorReplies(app);
  installHeaders(app, config.publicUrl);
  installHostCheck(app, config);
  installSameOriginCheck(app, config);
  await app.register(cookie);
  installLanguage(app);
  // JSON only: an HTML form on another site cannot send it (S7).
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return app.getDefaultJsonParser('error', 'error')(request, body as string, done);
  });
  return app;
}

export function notFound(): ErrorReply {
  return { error: 'There is nothing at this address.', code: 'not_found' };
}
