import {
  declares,
  type Endpoint,
  type FileField,
  type TakesFile,
} from '@intranet/contract/core/endpoint.ts';
import type { ErrorCode } from '@intranet/contract/core/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Actor, DeviceClaim, Origin } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { createReplyCache } from './cache/reply-cache.ts';
import { type CacheKey, sendCached } from './cache/send-cached.ts';
import { mountUploads, readUpload } from './upload.ts';
import { createUploadSlots } from './upload-slots.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** From the endpoint's declaration. */
    tellsSuccess?: boolean;
    /** From the endpoint's declaration. */
    file?: FileField | undefined;
  }
  interface FastifyRequest {
    /** Who makes the call, once they are admitted. */
    actor: Actor | null;
    /** What came with an upload. */
    uploaded: Buffer | null;
  }
}

/** What a handler is given: the parts the endpoint declared, already checked by its schemas. */
export interface Call<E extends Endpoint> {
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  params: z.output<E['params']>;
  /** What was uploaded, not judged yet, where the endpoint takes a file. */
  file: E extends TakesFile ? Buffer : undefined;
  origin: Origin;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (
  call: Call<E> & { actor: Actor },
) => Promise<z.input<E['reply']>>;

/**
 * Checks who may send an invalid body: the refusal comes before the body's errors (D21). A valid body is
 * checked by the handler alone. Throws to refuse.
 */
export type Admission = (actor: Actor, body: unknown) => Promise<void>;

/** Whom a call speaks for, by session or by a secret that was mailed to them. */
export type Caller = Pick<Actor, 'accountId' | 'username'>;

export type PublicHandler<E extends Endpoint> = (
  call: Call<E> & {
    /** Tells whom the call speaks for, so that a refusal is recorded as theirs. */
    speaksFor(caller: Caller): void;
  },
) => Promise<z.input<E['reply']>>;

/** How a kept reply is made: from what is read, through the schema's serializer, or written as JSON. */
type CachedSource<E extends Endpoint> =
  | { read(): Promise<z.input<E['reply']>> }
  /** For thousands of rows. Every part of the text is made from the reply's own types. */
  | { write(): Promise<string> };

/**
 * For a long list: says what the reply depends on and how it is made, where nothing that was written
 * under the same stamp can be sent again.
 */
export type CachedHandler<E extends Endpoint> = (
  call: Call<E> & { actor: Actor },
) => Promise<CacheKey & CachedSource<E>>;

export interface Gate {
  /** The person behind the request's session cookie, or null. Read anew at each call (D4). */
  findActor(request: FastifyRequest): Promise<Actor | null>;
  /** The content of the browser's device cookie, or null (D44). */
  readDevice(request: FastifyRequest): DeviceClaim | null;
  /** Told of every call that was refused to somebody known, and by which rule (D39). */
  onRefused(caller: Caller, endpoint: Endpoint, origin: Origin, rule: string): Promise<void>;
}

/**
 * Mounts the contract's calls on the server: `route` and `cachedRoute` need a session, `publicRoute` needs
 * none.
 */
export interface Router {
  route<E extends Endpoint>(endpoint: E, handler: Handler<E>, admission?: Admission): void;
  /** Of a call that changes nothing: answered from what was written last while it still holds. */
  cachedRoute<E extends Endpoint>(endpoint: E, handler: CachedHandler<E>): void;
  publicRoute<E extends Endpoint>(endpoint: E, handler: PublicHandler<E>): void;
}

/** What a policy refuses, as against what the input or the moment forbids. */
const REFUSALS: readonly ErrorCode[] = [
  'forbidden',
  'own_account',
  'last_admin',
  'confirm_password',
];

function originOf(gate: Gate, request: FastifyRequest): Origin {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    readDevice: () => gate.readDevice(request),
  };
}

/** What the session must do first keeps everything else shut (D9). */
function checkDemands(actor: Actor, { openDuring = [] }: Pick<Endpoint, 'openDuring'>): void {
  if (actor.mustChangePassword) {
    if (openDuring.includes('password_change')) return;
    throw new AppError('password_change_required', 'Please choose a new password first.');
  }
  if (actor.mustSetUpTwoFactor && !openDuring.includes('two_factor_setup')) {
    throw new AppError(
      'two_factor_setup_required',
      'Please set up two-factor sign-in first: administrators need it here.',
    );
  }
}

/**
 * The signed-in user behind a request, who has nothing left to do first (D9).
 * @throws AppError unauthenticated, password_change_required, two_factor_setup_required
 */
export async function requireActor(
  { findActor }: Pick<Gate, 'findActor'>,
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'openDuring'> = {},
): Promise<Actor> {
  const actor = await findActor(request);
  if (!actor) throw new AppError('unauthenticated', 'Please sign in.');
  checkDemands(actor, endpoint);
  return actor;
}

async function admit(gate: Gate, endpoint: Endpoint, request: FastifyRequest): Promise<Actor> {
  const actor = await requireActor(gate, request, endpoint);
  if (endpoint.access !== 'public' && !endpoint.access.includes(actor.role)) {
    await gate.onRefused(actor, endpoint, originOf(gate, request), 'role');
    throw new AppError('forbidden', 'You do not have permission to do this.');
  }
  return actor;
}

export function createRouter(app: FastifyInstance, gate: Gate): Router {
  const cache = createReplyCache();
  const uploads = createUploadSlots();
  app.decorateRequest('actor', null);
  app.decorateRequest('uploaded', null);

  function mount<E extends Endpoint>(
    endpoint: E,
    handler: (call: never) => Promise<unknown>,
    isPublic: boolean,
    admission?: Admission,
  ): void {
    if ((endpoint.access === 'public') !== isPublic) {
      throw new Error(`${endpoint.path} is mounted against its declared access`);
    }
    const handle = handler as (call: object) => Promise<unknown>;
    const options: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { tellsSuccess: endpoint.tellsSuccess ?? false, file: endpoint.file },
      schema: {
        summary: endpoint.summary,
        ...(endpoint.file && { consumes: ['multipart/form-data'] }),
        ...(declares(endpoint.query) && { querystring: endpoint.query }),
        ...(declares(endpoint.body) && { body: endpoint.body }),
        ...(declares(endpoint.params) && { params: endpoint.params }),
        response: { 200: endpoint.reply },
      },
      // Before the body is read or checked: who may not call learns nothing of the call's form.
      ...(!isPublic && {
        onRequest: async (request) => {
          request.actor = await admit(gate, endpoint, request);
        },
      }),
      attachValidation: admission !== undefined,
      ...(endpoint.file && {
        preValidation: async (request, reply) => {
          if (!endpoint.file) return;
          // The form's other fields are then checked as JSON would be.
          const admitUpload = () => uploads.take(request, reply);
          const { body, file } = await readUpload(request, endpoint.file, admitUpload);
          request.body = body;
          request.uploaded = file;
        },
      }),
      handler: async (request, reply) => {
        const { actor } = request;
        const origin = originOf(gate, request);
        let caller: Caller | null = actor;
        const call: Call<E> & { actor: Actor | null; speaksFor(known: Caller): void } = {
          query: request.query as z.output<E['query']>,
          body: request.body as z.output<E['body']>,
          params: request.params as z.output<E['params']>,
          file: (request.uploaded ?? undefined) as Call<E>['file'],
          origin,
          request,
          reply,
          actor,
          speaksFor(known) {
            caller = known;
          },
        };
        try {
          if (request.validationError) {
            if (actor) await admission?.(actor, request.body);
            throw request.validationError;
          }
          return await handle(call);
        } catch (error) {
          if (caller && error instanceof AppError && REFUSALS.includes(error.code)) {
            await gate.onRefused(caller, endpoint, origin, error.code);
          }
          throw error;
        }
      },
    };
    if (endpoint.file) mountUploads(app, endpoint.file.kind, (scope) => scope.route(options));
    else app.route(options);
  }
  return {
    route: (endpoint, handler, admission) => mount(endpoint, handler, false, admission),
    cachedRoute(endpoint, handler) {
      const answer: Handler<Endpoint> = async (call) => {
        const source = await handler(call as Parameters<typeof handler>[0]);
        return sendCached(cache, call, source, async () =>
          'write' in source ? source.write() : String(call.reply.serialize(await source.read())),
        );
      };
      mount(endpoint, answer, false);
    },
    publicRoute: (endpoint, handler) => mount(endpoint, handler, true),
  };
}
