import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createSealers } from '#core/secrets.ts';
import { sealUnbound } from '../../testing/seal-unbound.ts';
import { sealedCookie } from './sealed-cookie.ts';

const SECRET = 'a secret of the tests';
const deps = {
  clock: { now: () => new Date('2026-03-02T12:00:00Z') },
  ...createSealers(SECRET),
};

/** Reads a cookie named `step` with this value. */
async function readStep(value: string): Promise<unknown> {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  const step = sealedCookie(deps, 'step', z.object({ id: z.number() }), 60);
  app.get('/', async (request) => ({ content: step.read(request) }));
  const reply = await app.inject({ url: '/', headers: { cookie: `step=${value}` } });
  return reply.json().content;
}

test('S15: a cookie opens for its own purpose only, and not in the format of older versions', async () => {
  const expiresAt = deps.clock.now().getTime() + 60_000;
  const text = JSON.stringify({ purpose: 'step', expiresAt, content: { id: 7 } });
  const sealed = (place: string) => deps.cookieSealer.seal(text, place).toString('base64url');
  expect(await readStep(sealed('step'))).toEqual({ id: 7 });
  expect(await readStep(sealed('other'))).toBeNull();
  expect(await readStep(sealUnbound(SECRET, 'cookies', text).toString('base64url'))).toBeNull();
});
