import { declares, type Endpoint } from '@intranet/contract/core/endpoint.ts';
import { ERROR_STATUS, errorReply } from '@intranet/contract/core/errors.ts';
import { ROLES } from '@intranet/contract/core/roles.ts';
import type { Operation } from '@intranet/contract/endpoints.ts';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Content = Record<string, object>;

/** Rule names such as (D7, D8) are for readers of the source. */
const RULE_NAMES = / \((?:[DS]\d+(?:, | to )?)+\)/g;

/** Bodies and replies are described as they are on the wire, before a schema transforms them. */
export function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

const paragraphs = (...texts: (string | false)[]) => texts.filter(Boolean).join('\n\n');
const inCode = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

function callersOf({ access, forVaultUsers = false, openDuring = [] }: Endpoint): string {
  if (access === 'public') return 'Needs no session.';
  const callers =
    access.length === ROLES.length
      ? 'For every signed-in user.'
      : `For users with one of these roles: ${inCode(access)}${forVaultUsers ? ', and for every signed-in user while the vault is shared' : ''}.`;
  if (openDuring.length === 0) return callers;
  return `${callers} Also while this is still required of the user: ${inCode(openDuring)}.`;
}

const sizeOf = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`;

function describeCall(endpoint: Endpoint): string {
  const { description, file } = endpoint;
  return paragraphs(
    `${description.replace(RULE_NAMES, '')}.`,
    callersOf(endpoint),
    file !== undefined && `The file can have up to ${sizeOf(file.kind.maxBytes)}.`,
  );
}

/** `verifyResetCode` gives `Verify reset code`. */
function titleOf(id: string): string {
  const words = id.replaceAll(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function parameters(place: 'path' | 'query', schema: z.ZodType): object[] {
  if (!declares(schema)) return [];
  const { properties = {}, required = [] } = wireSchema(schema);
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as JsonSchema;
    return { name, in: place, required: required.includes(name), description, schema: rest };
  });
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A value of your own for this change. A repeated call with the same value changes nothing.',
  schema: { type: 'string', maxLength: 200 },
};

const FILE = { type: 'string', format: 'binary' };

function requestContent({ body, file }: Endpoint): Content | undefined {
  if (!file)
    return declares(body) ? { 'application/json': { schema: wireSchema(body) } } : undefined;
  const fields: JsonSchema = declares(body) ? wireSchema(body) : {};
  const schema = {
    type: 'object',
    properties: { ...fields.properties, [file.field]: FILE },
    required: [...(fields.required ?? []), file.field],
  };
  const contentType = file.kind.types.filter((type) => type.includes('/')).join(', ');
  return { 'multipart/form-data': { schema, encoding: { [file.field]: { contentType } } } };
}

function replyContent({ reply }: Endpoint): Content {
  const schema = wireSchema(reply);
  const { contentMediaType } = schema as { contentMediaType?: string };
  if (!contentMediaType) return { 'application/json': { schema } };
  const isJson = contentMediaType === 'application/json';
  return { [contentMediaType]: { schema: isJson ? { type: 'object' } : FILE } };
}

const ERRORS = {
  Refused: { is: (status: number) => status < 500, description: 'The call was refused' },
  Failed: { is: (status: number) => status >= 500, description: 'The call failed' },
  Unauthenticated: {
    is: (status: number) => status === 401,
    description: 'A session, password or code is missing or wrong',
  },
};

/** Every error has one format; the descriptions list the codes that it can have. */
function errorResponse({ is, description }: (typeof ERRORS)[keyof typeof ERRORS]): object {
  const codes = Object.entries(ERROR_STATUS).filter(([, status]) => is(status));
  const listed = codes
    .sort(([, a], [, b]) => a - b)
    .map(([code, status]) => `- ${status} \`${code}\``)
    .join('\n');
  return {
    description: paragraphs(`${description}. Codes:`, listed),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

const refTo = (name: keyof typeof ERRORS) => ({ $ref: `#/components/responses/${name}` });

function describeOperation({ id, feature, endpoint }: Operation): object {
  const isPublic = endpoint.access === 'public';
  const content = requestContent(endpoint);
  return {
    operationId: id,
    summary: titleOf(id),
    description: describeCall(endpoint),
    tags: [feature.title],
    ...(isPublic && { security: [] }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.repeatable ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      200: { description: 'Success', content: replyContent(endpoint) },
      ...(!isPublic && { 401: refTo('Unauthenticated') }),
      '4XX': refTo('Refused'),
      '5XX': refTo('Failed'),
    },
  };
}

function pathsOf(operations: readonly Operation[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { path, method } = operation.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(operation) };
  }
  return paths;
}

function tagsOf(operations: readonly Operation[]): object[] {
  const features = new Set(operations.map(({ feature }) => feature));
  return [...features].map(({ title, description }) => ({ name: title, description }));
}

const ABOUT = paragraphs(
  'The calls that the pages of the intranet make.',
  'Sign in with `POST /api/login` and send its cookie with every other call. Changes from pages of other sites are refused.',
  'Send dates as `YYYY-MM-DD`. Where a reply has an `ETag`, the same call with `If-None-Match` is answered with 304 while nothing has changed.',
);

/** The OpenAPI document of the operations, with everything that they declare in the contract. */
export function describeApi(companyName: string, operations: readonly Operation[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${companyName} API`,
      version: '1',
      description: ABOUT,
      contact: { name: 'The administrators of the intranet' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to the document, because one server can have several addresses.
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    security: [{ session: [] }, { secureSession: [] }],
    tags: tagsOf(operations),
    paths: pathsOf(operations),
    components: {
      schemas: { Error: wireSchema(errorReply) },
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([name, error]) => [name, errorResponse(error)]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The cookie that signing in sets at an http address.',
        },
        secureSession: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'The cookie that signing in sets at an https address.',
        },
      },
    },
  };
}
