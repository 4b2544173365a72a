import { createHmac, randomBytes } from 'node:crypto';
import type http from 'node:http';

export interface Answer {
  status: number;
  body: string | object;
  headers?: Record<string, string>;
}

export interface Asked {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** The address at which the provider was called. */
  base: string;
}

export const REFUSED: Answer = { status: 401, body: { message: 'Not authorized' } };
export const NOT_FOUND: Answer = { status: 404, body: 'Not found' };

export const html = (body: string): Answer => ({
  status: 200,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

/** The access tokens of a service account. */
export function createBearers() {
  const issued = new Set<string>();
  return {
    issue(): string {
      const token = randomBytes(16).toString('hex');
      issued.add(token);
      return token;
    },
    areIn: ({ headers }: Asked) => issued.has(headers.authorization?.replace('Bearer ', '') ?? ''),
  };
}

/** A signed token, made apart from the code under test. */
export function signClaims(claims: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** The claims of a token whose signature and expiry are valid, or the reason why it's refused. */
export function verifyToken(token: string, secret: string, now: Date) {
  const [header = '', payload = '', signature] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
  if (signature !== expected || read(header).alg !== 'HS256') return 'Message seems corrupt';
  const claims = read(payload);
  return claims.exp * 1_000 > now.getTime() ? claims : 'Token is expired';
}
