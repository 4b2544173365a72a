import { z } from 'zod';
import type { OpenChannel } from './channel.ts';

/** The version of powerbi-client whose messages these are. */
const SDK = { 'x-sdk-type': 'js', 'x-sdk-version': '2.24.1' };
const EMBED_TOKEN = 1;
const READ_ONLY = 0;

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('');

/** The report's address with an id of the frame, which the page expects in messages, too. */
export const powerBiAddress = (url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}uid=${newId()}`;

const answerSchema = z.object({
  statusCode: z.number(),
  headers: z.object({ id: z.string() }),
});
const eventSchema = z.object({ method: z.literal('POST'), url: z.string() });

/**
 * The protocol of powerbi-client, which makes a frame without a sandbox and sends tokens to any origin: requests
 * and answers are messages in the form of HTTP (decision 62).
 */
export const openPowerBi: OpenChannel = (frame, { token, resource }, onRejected) => {
  const { href: url, origin, searchParams } = new URL(frame.src);
  const uid = searchParams.get('uid');
  const waiting = new Set<string>();

  function post(path: string, body: unknown): void {
    const id = newId();
    waiting.add(id);
    const message = { method: 'POST', url: path, headers: { ...SDK, id, uid }, body };
    frame.contentWindow?.postMessage(message, origin);
  }

  function onMessage({ source, origin: sender, data }: MessageEvent): void {
    if (source !== frame.contentWindow || sender !== origin) return;
    const answer = answerSchema.safeParse(data);
    if (answer.success) {
      const { statusCode, headers } = answer.data;
      if (waiting.delete(headers.id) && statusCode >= 400) onRejected();
      return;
    }
    const event = eventSchema.safeParse(data);
    if (event.success && event.data.url === `/reports/${uid}/events/error`) onRejected();
  }

  window.addEventListener('message', onMessage);
  post('/report/load', {
    ...{ type: 'report', id: resource, embedUrl: url, uniqueId: uid, settings: {} },
    ...{ accessToken: token, tokenType: EMBED_TOKEN, permissions: READ_ONLY },
  });
  return {
    send: (next) => post('/report/token', next),
    close: () => window.removeEventListener('message', onMessage),
  };
};
