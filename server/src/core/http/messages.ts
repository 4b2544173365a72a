import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { LANGUAGE_IDS, type Language } from '@intranet/contract/core/i18n/languages.ts';
import type { FastifyInstance } from 'fastify';
import { catalogueOf, currentLanguage } from '../translators.ts';
import { accepts } from './accepts-gzip.ts';
import { NOT_FOR_FILES, UNCHANGING } from './file-headers.ts';

/** The script with the sentences of a language, which runs before the web app's modules (decision 22). */
export const MESSAGES = '/messages.js';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

class MessageScript {
  readonly text: string;
  readonly version: string;
  readonly #compressed = new Map<'br' | 'gzip', Promise<Buffer>>();

  constructor(language: Language) {
    this.text = `globalThis.catalogue=${JSON.stringify(catalogueOf(language))}`;
    this.version = createHash('sha256').update(this.text).digest('base64url').slice(0, 8);
  }

  /** Compresses at the first request only, because the best compression takes half a second. */
  compressed(coding: 'br' | 'gzip'): Promise<Buffer> {
    const known = this.#compressed.get(coding) ?? (coding === 'br' ? brotli : gzip)(this.text);
    this.#compressed.set(coding, known);
    return known;
  }
}

const scripts = new Map<Language, MessageScript>();

function scriptOf(language: Language): MessageScript {
  const known = scripts.get(language) ?? new MessageScript(language);
  scripts.set(language, known);
  return known;
}

/** The address of a language's script, which changes with its content. */
export const messagesAddress = (language: Language): string =>
  `${MESSAGES}?v=${scriptOf(language).version}`;

/**
 * Serves the scripts. An address without a version, as in development, or with one of another deployment
 * gets the script of the user's language, and isn't cached.
 */
export function mountMessages(app: FastifyInstance): void {
  app.get<{ Querystring: { v?: string } }>(MESSAGES, async ({ headers, query }, reply) => {
    const named = LANGUAGE_IDS.map(scriptOf).find(({ version }) => version === query.v);
    const script = named ?? scriptOf(currentLanguage());
    for (const name of NOT_FOR_FILES) reply.removeHeader(name);
    reply
      .header('cache-control', named ? UNCHANGING : 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/javascript; charset=utf-8');
    for (const coding of ['br', 'gzip'] as const) {
      if (accepts(coding, headers['accept-encoding'])) {
        return reply.header('content-encoding', coding).send(await script.compressed(coding));
      }
    }
    return reply.send(script.text);
  });
}
