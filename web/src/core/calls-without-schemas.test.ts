import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { callsWithoutSchemas } from '../../build/calls-without-schemas.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function built(endpoints: string): Promise<string> {
  const { load } = callsWithoutSchemas();
  if (typeof load !== 'function') throw new Error('The plugin does not load');
  const id = `\0without-schemas:${path.join(root, 'contract/src', endpoints)}`;
  const loaded = await load.call({} as never, id);
  return (loaded as { code: string }).code;
}

it('an endpoint is sent by method and path', async () => {
  const code = await built('accounts/endpoints.ts');
  expect(code).toContain('export const login = {"method":"POST","path":"/api/login"};');
});

it('and by the file that it takes', async () => {
  const code = await built('accounts/photo-endpoints.ts');
  expect(code).toMatch(/export const uploadProfilePhoto = \{"method":"POST".*"file":\{"field":/);
});

it('a record of endpoints and a number stay; a schema is not there', async () => {
  const code = await built('links/endpoints.ts');
  expect(code).toContain('"method":"GET","path":"/api/get-link-');
  expect(code).toContain('export const HISTORY_LENGTH = 20;');
  expect(code).not.toContain('linkStateSchema');
});

// In the built app, other exports are undefined.
const callers = ['web/src/core/site.ts', ...globSync('web/src/features/**/api.ts', { cwd: root })];
it.each(callers)('%s does nothing with an endpoint but call it', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = text.matchAll(/import (?:\* as (\w+)|\{([^}]*)\}) from '[^']*endpoints\.ts'/g);
  const names = [...imports].flatMap(([, whole, parts]) =>
    whole ? [whole] : (parts ?? '').split(',').map((part) => part.trim().split(' as ').at(-1)),
  );
  const used = new RegExp(
    `(?<!typeof )\\b(${names.filter(Boolean).join('|')})(\\.\\w+)?\\.(body|query|params|reply|access)\\b`,
  );
  expect(text).not.toMatch(used);
  expect(text).not.toContain('mayCall');
});
