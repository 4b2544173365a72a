import { gunzipSync } from 'node:zlib';
import { OPERATIONS } from '@intranet/contract/endpoints.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeApi } from '#core/http/openapi.ts';

interface Response {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses: Record<string, Response> };
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<object, ValidateFunction>();
let published: ApiDocument | undefined;

/** Clients ignore further fields, but the server must not send any. */
function withoutFurtherFields(_key: string, value: unknown): unknown {
  const isOpen =
    value !== null &&
    typeof value === 'object' &&
    'properties' in value &&
    'type' in value &&
    !('additionalProperties' in value);
  return isOpen ? { ...value, additionalProperties: false } : value;
}

function publishedDocument(): ApiDocument {
  // As a client reads it.
  published ??= JSON.parse(
    JSON.stringify(describeApi('Test', OPERATIONS), withoutFurtherFields),
  ) as ApiDocument;
  return published;
}

function validatorOf(schema: object): ValidateFunction {
  const { components } = publishedDocument();
  const validator = validators.get(schema) ?? ajv.compile({ ...schema, components });
  validators.set(schema, validator);
  return validator;
}

function publishedResponse({ request, statusCode }: FastifyReply): Response | undefined {
  const { paths, components } = publishedDocument();
  const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? '';
  const responses = paths[path]?.[request.method.toLowerCase()]?.responses;
  if (!responses) return undefined;
  const response = responses[statusCode] ?? responses[`${Math.floor(statusCode / 100)}XX`] ?? {};
  const name = response.$ref?.split('/').at(-1) ?? '';
  return components.responses[name] ?? response;
}

function bodyOf(reply: FastifyReply, payload: string | Buffer): unknown {
  const isCompressed = reply.getHeader('content-encoding') === 'gzip';
  return JSON.parse(String(isCompressed ? gunzipSync(payload) : payload));
}

/** Why the reply isn't one of those that the OpenAPI document promises, or null. */
function problemOf(reply: FastifyReply, payload: unknown): string | null {
  const response = publishedResponse(reply);
  // A client that sends If-None-Match knows 304.
  if (!response || reply.statusCode === 304) return null;
  const [type = ''] = String(reply.getHeader('content-type')).split(';');
  const media = response.content?.[type];
  if (!media) return `${type} is not described`;
  if (type !== 'application/json') return null;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  const validate = validatorOf(media.schema);
  return validate(bodyOf(reply, payload)) ? null : ajv.errorsText(validate.errors);
}

/** Compares every reply with the OpenAPI document. @returns the list of differences, as it grows */
export function collectUnpublishedReplies(app: FastifyInstance): string[] {
  const differences: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const problem = problemOf(reply, payload);
    const { method, routeOptions } = request;
    if (problem) differences.push(`${method} ${routeOptions.url}, ${reply.statusCode}: ${problem}`);
  });
  return differences;
}
