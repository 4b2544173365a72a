import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestApp } from './test-app.ts';

interface Sending {
  /** A form, or an object to send as JSON, by POST; without it, the request is a GET. */
  body?: object;
  headers?: Record<string, string>;
  /** The loopback address from which the request comes. */
  from?: string;
  /** Closes the connection without waiting for the reply. */
  signal?: AbortSignal;
}

interface Received {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Lets the app listen on all loopback addresses. @returns its port */
export async function listening({ app }: TestApp): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '0.0.0.0' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends a real request on a connection of its own. */
export async function send(t: TestApp, path: string, sending: Sending = {}): Promise<Received> {
  const { body, headers, from, signal } = sending;
  const port = await listening(t);
  const form = body instanceof FormData ? new Response(body) : null;
  const type = form ? form.headers.get('content-type') : 'application/json';
  const content = form ? Buffer.from(await form.arrayBuffer()) : body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request({
      port,
      path,
      host: '127.0.0.1',
      method: body ? 'POST' : 'GET',
      agent: false,
      headers: {
        host: new URL(t.deps.config.publicUrl).host,
        ...(body && { 'content-type': type ?? '' }),
        ...headers,
      },
      ...(from && { localAddress: from }),
      ...(signal && { signal }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode = 0, headers: received } = response;
      text(response).then((content) => {
        resolve({ statusCode, headers: received, body: content });
      }, reject);
    });
    request.end(content);
  });
}
