import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The web app's modules that make calls and use nothing else of an endpoint. */
const CALLERS = /\/web\/src\/(core\/site|features\/.+\/api)\.ts$/;
const ENDPOINTS = /^@intranet\/contract\/.*endpoints\.ts$/;
const WITHOUT_SCHEMAS = '\0without-schemas:';

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function isEndpoint(value: object): boolean {
  return ['method', 'path', 'access', 'reply'].every((part) => part in value);
}

/** A JSON value, with endpoints reduced to the call's fields; undefined for other values. */
function sayable(value: unknown): unknown {
  if (['string', 'number', 'boolean'].includes(typeof value) || value === null) return value;
  if (typeof value !== 'object' || value === undefined) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(sayable);
    return items.includes(undefined) ? undefined : items;
  }
  if (!isPlain(value)) return undefined;
  // The fields that `core/call.ts` needs.
  const { method, path, file, tellsSuccess } = value as Record<string, unknown>;
  const told = isEndpoint(value)
    ? { method, path, ...(file ? { file } : {}), ...(tellsSuccess ? { tellsSuccess } : {}) }
    : value;
  const entries = Object.entries(told).map(([name, part]) => [name, sayable(part)] as const);
  return entries.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(entries);
}

/**
 * In the built web app, a feature's `api.ts` imports endpoints without their schemas: only method,
 * path and file. Schemas, and zod with them, load with the forms that validate (decision 0013). The
 * contract's modules run at build time, so nothing is written twice.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!ENDPOINTS.test(source) || !importer || !CALLERS.test(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { id: WITHOUT_SCHEMAS + found.id, moduleSideEffects: false };
    },
    async load(id) {
      if (!id.startsWith(WITHOUT_SCHEMAS)) return null;
      const file = id.slice(WITHOUT_SCHEMAS.length);
      const contract = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      // Other exports are omitted: an api.ts that imports one fails to build.
      const lines = Object.entries(contract)
        .map(([name, value]) => [name, sayable(value)] as const)
        .filter(([, said]) => said !== undefined)
        .map(([name, said]) => `export const ${name} = ${JSON.stringify(said)};`);
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  };
}
