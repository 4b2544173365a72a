import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULES = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** zod calls `create…` for each schema that it checks. Any other call would work in development only. */
const emptied = (name: string) =>
  name.startsWith('create')
    ? `export const ${name} = () => undefined;`
    : `export function ${name}() { throw new Error('The build leaves out ${name} of zod'); }`;

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
        return Array.from(names, ([, name = '']) => emptied(name)).join('\n');
      },
    },
  };
}
