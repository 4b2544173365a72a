import type { Endpoint, TakesFile } from '@intranet/contract/core/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, Origin } from '#core/actor.ts';
import type { Caller } from './admit.ts';
import type { CacheKey } from './cache/send-cached.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    tellsSuccess?: boolean;
    staysOpen?: boolean;
  }
  interface FastifyRequest {
    actor: Actor | null;
    uploaded: Buffer | null;
  }
}

export interface Call<E extends Endpoint> {
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  params: z.output<E['params']>;
  /** The upload, if the endpoint takes one; its content is not checked yet. */
  file: E extends TakesFile ? Buffer : undefined;
  origin: Origin;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (
  call: Call<E> & { actor: Actor },
) => Promise<z.input<E['reply']>>;

/** Checks permission for an invalid body, so that a refusal comes first (D21); throws to refuse. */
export type Admission = (actor: Actor, body: unknown) => Promise<void>;

/** The calls of a public endpoint may have a session, or speak for an account that a token names. */
export interface PublicCall {
  /** Sets the account of the call, for the audit log of a refusal. */
  speaksFor(caller: Caller): void;
  /** The account that is signed in, if any. */
  readSession(): Promise<Actor | null>;
}

export type PublicHandler<E extends Endpoint> = (
  call: Call<E> & PublicCall,
) => Promise<z.input<E['reply']>>;

/** Returns the cache key of a long list, and a function that reads the reply if none is cached. */
export type CachedHandler<E extends Endpoint> = (
  call: Call<E> & { actor: Actor },
) => Promise<CacheKey & { read(): Promise<z.input<E['reply']>> }>;

/** Returns the JSON text of the reply in pieces. It can be longer than memory. */
export type StreamedHandler<E extends Endpoint> = (
  call: Call<E> & { actor: Actor },
) => AsyncIterable<string>;
