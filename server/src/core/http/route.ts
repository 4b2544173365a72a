import { declares, type Endpoint } from '@intranet/contract/core/endpoint.ts';
import type { ErrorCode } from '@intranet/contract/core/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError, HiddenRefusal } from '#core/errors.ts';
import { admit, type Caller, type Gate } from './admit.ts';
import { listWriter } from './cache/list-writer.ts';
import { ReplyCache } from './cache/reply-cache.ts';
import { sendCached } from './cache/send-cached.ts';
import type { Admission, CachedHandler, Handler, PublicHandler, StreamedHandler } from './call.ts';
import { sendStreamed } from './send-streamed.ts';
import { mountUploads, readUpload } from './upload.ts';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';

/** Mounts the contract's endpoints. All but `publicRoute` need a session. */
export interface Router {
  route<E extends Endpoint>(endpoint: E, handler: Handler<E>, admission?: Admission): void;
  /** Replies to reads from the reply cache while the data is unchanged. */
  cachedRoute<E extends Endpoint>(endpoint: E, handler: CachedHandler<E>): void;
  /** Replies with JSON that is written while it is read. */
  streamedRoute<E extends Endpoint>(endpoint: E, handler: StreamedHandler<E>): void;
  publicRoute<E extends Endpoint>(endpoint: E, handler: PublicHandler<E>): void;
}

const REFUSALS: readonly ErrorCode[] = [
  'forbidden',
  'own_account',
  'last_admin',
  'confirm_password',
];

/** The rule that refused a call, for the audit log; null for other errors. */
function ruleOf(error: unknown): ErrorCode | null {
  if (error instanceof HiddenRefusal) return 'forbidden';
  return error instanceof AppError && REFUSALS.includes(error.code) ? error.code : null;
}

type AnyHandler = (call: object) => Promise<unknown>;

interface Mounted {
  endpoint: Endpoint;
  handler: AnyHandler;
  admission?: Admission | undefined;
}

export function createRouter(app: FastifyInstance, gate: Gate): Router {
  const cache = new ReplyCache();
  const uploads = createUploadSlots();
  app.decorateRequest('actor', null);
  app.decorateRequest('uploaded', null);

  function mount(mounted: Mounted, isPublic: boolean): void {
    const { endpoint } = mounted;
    if ((endpoint.access === 'public') !== isPublic) {
      throw new Error(`${endpoint.path} is mounted against its declared access`);
    }
    const options: RouteOptions = {
      ...declaredOptions(endpoint),
      // Runs before the body is read, so a caller without permission learns nothing about the input.
      ...(!isPublic && {
        onRequest: async (request) => {
          request.actor = await admit(gate, endpoint, request);
        },
      }),
      attachValidation: mounted.admission !== undefined,
      ...(endpoint.file && { preValidation: readFileOf(endpoint, uploads) }),
      handler: (request, reply) => handle(gate, mounted, request, reply),
    };
    if (endpoint.file) mountUploads(app, endpoint.file.kind, (scope) => scope.route(options));
    else app.route(options);
  }

  return {
    route: (endpoint, handler, admission) =>
      mount({ endpoint, handler: handler as AnyHandler, admission }, false),
    cachedRoute(endpoint, handler) {
      const write = listWriter(endpoint.reply);
      const answer: Handler<Endpoint> = async (call) => {
        const source = await handler(call as Parameters<typeof handler>[0]);
        return sendCached(cache, call, source, async () => write(await source.read()));
      };
      mount({ endpoint, handler: answer as AnyHandler }, false);
    },
    streamedRoute(endpoint, handler) {
      const answer: Handler<Endpoint> = async (call) =>
        sendStreamed(call, handler(call as Parameters<typeof handler>[0]));
      mount({ endpoint, handler: answer as AnyHandler }, false);
    },
    publicRoute: (endpoint, handler) => mount({ endpoint, handler: handler as AnyHandler }, true),
  };
}

const STAYS_OPEN = { staysOpen: true, disableMetrics: true };

function declaredOptions(endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { tellsSuccess: endpoint.tellsSuccess ?? false, ...(endpoint.staysOpen && STAYS_OPEN) },
    // The log's line of a stream would say that it took hours, and HEAD would open one.
    ...(endpoint.staysOpen && { logLevel: 'warn' as const, exposeHeadRoute: false }),
    schema: {
      ...(declares(endpoint.query) && { querystring: endpoint.query }),
      ...(declares(endpoint.body) && { body: endpoint.body }),
      ...(declares(endpoint.params) && { params: endpoint.params }),
      response: { 200: endpoint.reply },
    },
  };
}

function readFileOf({ file }: Endpoint, uploads: UploadSlots) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!file) return;
    const upload = await readUpload(request, file, () => uploads.take(request, reply));
    request.body = upload.body;
    request.uploaded = upload.file;
  };
}

async function handle(
  gate: Gate,
  { endpoint, handler, admission }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { actor, query, body, params } = request;
  const origin = actor?.origin ?? gate.originOf(request);
  let caller: Caller | null = actor;
  const speaksFor = (known: Caller) => {
    caller = known;
  };
  try {
    if (request.validationError) {
      if (actor) await admission?.(actor, body);
      throw request.validationError;
    }
    const file = request.uploaded ?? undefined;
    const readSession = () => gate.findActor(request);
    const call = { query, body, params, file, origin, request, reply, actor };
    return await handler({ ...call, speaksFor, readSession });
  } catch (error) {
    const rule = ruleOf(error);
    if (caller && rule) await gate.onRefused(caller, endpoint, origin, rule);
    throw error;
  }
}
