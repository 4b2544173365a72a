import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendStreamed } from './send-streamed.ts';

const PIECE = 'x'.repeat(65_536);

let app: FastifyInstance;
let port: number;
let pieces: () => AsyncGenerator<string>;

beforeEach(async () => {
  app = Fastify();
  app.get('/', async (request, reply) => sendStreamed({ request, reply }, pieces()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

const open = (headers = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    http.get({ port, host: '127.0.0.1', headers, agent: false }, resolve).on('error', reject);
  });

/** Pieces without end, and how many were made. */
function endless() {
  const state = { made: 0, ended: false };
  pieces = async function* () {
    try {
      for (;;) {
        state.made += 1;
        yield PIECE;
        await sleep(0);
      }
    } finally {
      state.ended = true;
    }
  };
  return state;
}

describe.each([{}, { 'accept-encoding': 'gzip' }])('with the headers %j', (headers) => {
  test('the pieces arrive as one JSON text', async () => {
    pieces = async function* () {
      yield '{"list":[';
      yield '1,2';
      yield ']}';
    };
    const reply = await app.inject({ url: '/', headers });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    const isCompressed = reply.headers['content-encoding'] === 'gzip';
    expect(isCompressed).toBe('accept-encoding' in headers);
    const body = isCompressed ? gunzipSync(reply.rawPayload).toString() : reply.body;
    expect(JSON.parse(body)).toEqual({ list: [1, 2] });
  });

  test('an export that the reader abandons ends the reading', async () => {
    const state = endless();
    const reply = await open(headers);
    await new Promise((resolve) => reply.once('data', resolve));
    reply.destroy();
    await vi.waitFor(() => expect(state.ended).toBe(true));
  });

  test('an error ends the connection, so that half a list is no list', async () => {
    pieces = async function* () {
      yield PIECE;
      yield PIECE;
      throw new Error('The database is away');
    };
    await expect(open(headers).then(text)).rejects.toThrow();
  });
});

test('a reader who is slow stops the reading until they go on', async () => {
  const state = endless();
  const reply = await open();
  reply.pause();
  let before = -1;
  await vi.waitFor(
    async () => {
      before = state.made;
      await sleep(100);
      expect(state.made).toBe(before);
    },
    { timeout: 5_000, interval: 10 },
  );
  expect(before * PIECE.length).toBeLessThan(32_000_000);
  reply.resume();
  await vi.waitFor(() => expect(state.made).toBeGreaterThan(before));
  reply.destroy();
  await vi.waitFor(() => expect(state.ended).toBe(true));
});
