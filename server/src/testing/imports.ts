import { readFileSync } from 'node:fs';
import type { ImportReply } from '@intranet/contract/core/import.ts';
import { expect } from 'vitest';
import { upload } from './calls.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A file from `testing/messy-sheets`. */
export const messySheet = (name: string): Buffer =>
  readFileSync(new URL(`./messy-sheets/${name}`, import.meta.url));

type Options = Record<string, string>;

/** Sends files to an import as an admin. */
export function importer(t: TestApp, admin: () => Person, path: string, defaults: Options = {}) {
  const send = (file: string | Buffer, options: Options) =>
    upload(t, admin(), path, { ...defaults, ...options }, ['file', file, 'sheet']);
  return {
    send: (file: string | Buffer, options: Options = {}) =>
      send(file, { mode: 'import', ...options }),
    async preview(file: string | Buffer, options: Options = {}): Promise<ImportReply> {
      const reply = await send(file, { mode: 'preview', ...options });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json();
    },
  };
}
