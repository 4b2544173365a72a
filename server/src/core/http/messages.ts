import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { LANGUAGE_IDS, type Language } from '@intranet/contract/core/i18n/languages.ts';
import type { WebCatalogue } from '@intranet/contract/core/i18n/translator.ts';
import type { WebPart } from '@intranet/translations/catalogues.ts';
import type { FastifyInstance } from 'fastify';
import { catalogueOf, currentLanguage } from '../translators.ts';
import { accepts } from './accepts-encoding.ts';
import { NOT_FOR_FILES, UNCHANGING } from './file-headers.ts';

/** The script with the sentences of a language, which runs before the web app's modules (decision 22). */
export const MESSAGES = '/messages.js';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

class MessageScript {
  readonly text: string;
  readonly address: string;
  readonly #compressed = new Map<'br' | 'gzip', Promise<Buffer>>();

  constructor(catalogue: WebCatalogue) {
    this.text = `globalThis.catalogue=${JSON.stringify(catalogue)}`;
    const version = createHash('sha256').update(this.text).digest('base64url').slice(0, 8);
    this.address = `${MESSAGES}?v=${version}`;
  }

  /** Compresses at the first request only, because the best compression takes half a second. */
  compressed(coding: 'br' | 'gzip'): Promise<Buffer> {
    const known = this.#compressed.get(coding) ?? (coding === 'br' ? brotli : gzip)(this.text);
    this.#compressed.set(coding, known);
    return known;
  }
}

const scripts = new Map<string, MessageScript>();

function scriptOf(language: Language, part: WebPart): MessageScript {
  const key = `${language} ${part}`;
  const known = scripts.get(key);
  if (known) return known;
  const rest = part === 'all' ? undefined : scriptOf(language, 'all').address;
  const script = new MessageScript({ ...catalogueOf(language, part), ...(rest && { rest }) });
  scripts.set(key, script);
  return script;
}

/** The address of the script for a page in the user's language, which changes with the content. */
export const messagesAddress = (page: string): string =>
  scriptOf(currentLanguage(), page === '/login' ? 'sign-in' : 'all').address;

const PARTS: WebPart[] = ['sign-in', 'all'];

function scriptAt(address: string): MessageScript | undefined {
  const all = LANGUAGE_IDS.flatMap((language) => PARTS.map((part) => scriptOf(language, part)));
  return all.find((script) => script.address === address);
}

/**
 * Serves the scripts. An address without a version, as in development, or with one of another deployment
 * gets all sentences of the user's language, and isn't cached.
 */
export function mountMessages(app: FastifyInstance): void {
  app.get(MESSAGES, async ({ headers, url }, reply) => {
    const known = scriptAt(url);
    const script = known ?? scriptOf(currentLanguage(), 'all');
    for (const name of NOT_FOR_FILES) reply.removeHeader(name);
    reply
      .header('cache-control', known ? UNCHANGING : 'no-cache')
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
