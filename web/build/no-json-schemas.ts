import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULES = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves out zod's code for JSON schemas, which zod imports with every schema. The browser makes
 * none, and it would add 5 kB to a first visit (decision 0013).
 */
export function noJsonSchemas(): Plugin {
  return {
    name: 'no-json-schemas',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: MODULES },
      handler(file) {
        const names = readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm);
        return Array.from(names, ([, name]) => `export const ${name} = () => undefined;`).join(
          '\n',
        );
      },
    },
  };
}
