import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|svg|json)$/;
const SMALLEST = 512;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const hint = { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const [br, gz] = await Promise.all([brotli(content, hint), gzip(content, { level: 9 })]);
  for (const [ending, smaller] of [['br', br] as const, ['gz', gz] as const]) {
    if (smaller.length < content.length) writeFileSync(`${file}.${ending}`, smaller);
  }
}

/** Compresses the built files, so that the server never compresses during a request. */
export function compress(): Plugin {
  let directory = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
        .filter((file) => COMPRESSED.test(file) && !file.startsWith('.vite'))
        .map((file) => path.join(directory, file))
        .filter((file) => statSync(file).size >= SMALLEST);
      await Promise.all(files.map(compressFile));
    },
  };
}
