import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import type { ErrorReply } from '@intranet/contract/core/errors.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import fastJson from 'fast-json-stringify';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#core/config.ts';
import { openLogStream } from '../log-stream.ts';
import { installLanguage } from '../translators.ts';
import { installErrorReplies } from './error-reply.ts';
import { cleanForwardedAddresses } from './forwarded-addresses.ts';
import { installHostCheck, installOwnAddress, installSameOriginCheck } from './own-address.ts';
import { installHeaders } from './security.ts';

const TOKEN_LENGTH = 43;

/** Scheme and host, as in `GET http://intranet/path`; the host may include a user and a password. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
/** The start of a query or fragment, even if its delimiter is percent-encoded, once or more (D65). */
const QUERY = /[?#;]|%(?:25)*(?:3[fb]|23)/i;

const shorten = (segment: string): string =>
  segment.length < TOKEN_LENGTH ? segment : `[${segment.length} characters]`;

function shortenPath(url: string): string {
  const [path = ''] = url.replace(ORIGIN, '').split(QUERY);
  return path.split('/').map(shorten).join('/');
}

/** The route's pattern; without a match, the address with long segments shortened (S8). */
function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (!pattern || pattern.includes('*')) return shortenPath(url);
  return pattern.replace(/:(\w+)/g, '{$1}');
}

/** An address inside text ends at a space or quote; in JSON also at an escape. */
const QUERY_IN_TEXT = /(?<=\/[^\s?"'`\\]*)(?:[?#]|%(?:25)*23)[^\s"'`\\]*/gi;
const LONG_SEGMENT_IN_TEXT = new RegExp(`(?<=/)[^\\s/?"'\`\\\\]{${TOKEN_LENGTH},}`, 'g');

/** Removes queries, fragments and long path segments of addresses, which framework messages quote (S8). */
function shortenLine(line: string): string {
  return line.replace(QUERY_IN_TEXT, '').replace(LONG_SEGMENT_IN_TEXT, shorten);
}

interface ClientError extends Error {
  code?: string;
}

function statusOf(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  return '400 Bad Request';
}

/** Replies to bytes that are not HTTP, which never become a request, in the usual error format (D31). */
function refuseBrokenRequest(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const reply: ErrorReply = { error: 'The request is not well-formed.', code: 'invalid_input' };
  const body = JSON.stringify(reply);
  socket.end(
    `HTTP/1.1 ${statusOf(error.code)}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const MAX_BODY_BYTES = 1_048_576;
/** Undeclared fields never leave the server. Compiling all schemas takes a quarter of the start. */
function compileReply(schema: z.ZodType): (data: unknown) => string {
  let write: ((data: unknown) => string) | undefined;
  return (data) => {
    write ??= fastJson(z.toJSONSchema(schema, { io: 'input' }) as fastJson.Schema);
    return write(data);
  };
}

export async function createServer(config: Config): Promise<FastifyInstance> {
  const stream = openLogStream(config);
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
    // Runs before anything reads the address, the request's log line included.
    rewriteUrl: (request) => {
      cleanForwardedAddresses(request);
      return request.url ?? '/';
    },
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(400).send({ error: t('This address isn’t valid.'), code: 'invalid_input' });
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) => compileReply(schema as unknown as z.ZodType));
  installErrorReplies(app);
  installOwnAddress(app, config);
  installHeaders(app, config);
  await app.register(cookie);
  installLanguage(app);
  installHostCheck(app, config);
  installSameOriginCheck(app, config);
  // JSON only: an HTML form on another site cannot send it (S7).
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return app.getDefaultJsonParser('error', 'error')(request, body as string, done);
  });
  return app;
}

export function notFound(): ErrorReply {
  return { error: t('Page not found.'), code: 'not_found' };
}
