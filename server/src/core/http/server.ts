import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { ErrorReply } from '@intranet/contract/core/errors.ts';
import fastJson from 'fast-json-stringify';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#core/config.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import { installErrorReplies } from './error-reply.ts';
import { loggedPath, shortenLine } from './logged-path.ts';
import { installHostCheck, installSameOriginCheck } from './own-address.ts';
import { installHeaders } from './security.ts';

const MAX_BODY_BYTES = 1_048_576;
/**
 * A route's reply is written by a function compiled from its schema: nothing undeclared leaves. It is
 * compiled with the first reply: all of them at once are a quarter of a start.
 */
function compileReply(schema: z.ZodType): (data: unknown) => string {
  let write: ((data: unknown) => string) | undefined;
  return (data) => {
    write ??= fastJson(z.toJSONSchema(schema, { io: 'input' }) as fastJson.Schema);
    return write(data);
  };
}

/** A bare server: logging, request ids, headers, errors, checks; routes are mounted on it. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      // Never a body, a cookie, a header or a query: they may hold a secret (S8).
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
    // Room for a picture over a slow line; not for one byte every few seconds.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: refuseBrokenRequest,
    // An address that cannot be read at all does not reach the error handler.
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
  // JSON only: an HTML form of another site cannot send it (S7).
  app.removeContentTypeParser('text/plain');
  // A call without a body may come with or without the JSON content type.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return app.getDefaultJsonParser('error', 'error')(request, body as string, done);
  });
  return app;
}

/** The reply to an address that is no call. */
export function notFound(): ErrorReply {
  return { error: 'There is nothing at this address.', code: 'not_found' };
}
