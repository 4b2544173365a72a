import { ROLES } from '@intranet/contract/core/roles.ts';
import { describe, expect, test } from 'vitest';
import { failure, get } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const PATHS = ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/js/scalar.js'];

describe('the description of the API', () => {
  test.each(PATHS)('S1: %s needs a session that is complete', async (url) => {
    expect(failure(await get(t, null, url))).toEqual({
      status: 401,
      code: 'unauthenticated',
      error: 'Please sign in.',
    });
    const forced = await makePerson(t, 'Fay', { mustChangePassword: true });
    expect(failure(await get(t, forced, url))).toMatchObject({ code: 'password_change_required' });
  });

  test('a browser without a session is led to the sign-in page', async () => {
    for (const url of ['/api/docs', '/api/docs/']) {
      const reply = await get(t, null, url, { accept: 'text/html' });
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/login']);
    }
  });

  test.each(ROLES)('%s reads it, and the page that shows it', async (role) => {
    const ana = await makePerson(t, 'Ana', { role });
    expect((await get(t, ana, '/api/openapi.json')).json()).toHaveProperty('paths./api/login');
    expect((await get(t, ana, '/api/docs')).headers.location).toBe('/api/docs/');
    expect((await get(t, ana, '/api/docs/')).statusCode).toBe(200);
    const script = await get(t, ana, '/api/docs/js/scalar.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body.length).toBeGreaterThan(1_000_000);
  });

  test('S14: the page runs its own script and the one inline script, and names no other site', async () => {
    const ana = await makePerson(t, 'Ana');
    const { headers, body } = await get(t, ana, '/api/docs/');
    const policy = String(headers['content-security-policy']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(policy).toContain("object-src 'none';base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(body).not.toMatch(/https?:\/\//);
  });
});
