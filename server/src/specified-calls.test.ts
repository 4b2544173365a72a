import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { sendResetCode } from '#features/accounts/reset/send-reset-code.ts';
import { addEntry } from '#features/vault/vault.fixture.ts';
import {
  PASSWORD,
  READ_LINKS,
  type Shape,
  SPECIFIED_CALLS,
  type SpecifiedCall,
  UPDATED_LINKS,
} from './specified-calls.fixture.ts';
import { formOf, get, post, upload } from './testing/calls.ts';
import { makeAccount, makeLeave, makePerson, PASSWORD as THEIRS } from './testing/factories.ts';
import { blankPng } from './testing/pictures.ts';
import { useTestApp } from './testing/test-app.ts';

const t = useTestApp();

/** A company in which every call of the table succeeds, and the values of its placeholders. */
async function makeCompany(row: SpecifiedCall) {
  expect(PASSWORD).toBe(THEIRS);
  const admin = await makePerson(t, 'Ada', { role: 'admin', area: 'People', cargo: 'Head' });
  const employee = await makePerson(t, 'Ana', { area: 'M&A', cargo: 'Head', balance: 40 });
  const bia = await makePerson(t, 'Bia', { area: 'M&A', balance: 40 });
  const forced = await makeAccount(t, 'Fay', { mustChangePassword: true });
  await makeLeave(t, employee, '2026-05-04', '2026-05-06', { state: 'pending' });
  await makeLeave(t, bia, '2026-05-06', '2026-05-08');
  const placeholders = new Map<string, string | number>();
  if (row.call.includes('/api/passwords')) placeholders.set('{entry}', await addEntry(t, admin));
  if (row.call.includes('get_monthly_images')) {
    await upload(t, admin, '/api/upload_monthly_image', { month: '1' }, ['file', blankPng(8)]);
  }
  if (row.call.includes('verify-reset-code')) {
    await sendResetCode(t.deps, { email: employee.email, address: '203.0.113.7' });
    const mail = (await t.mails()).at(-1);
    const code = new URL(mail?.action?.url ?? 'about:blank').hash.slice(1);
    placeholders.set('{reset code}', code);
  }
  const callers = { visitor: null, employee, forced, admin };
  return { caller: callers[row.by], placeholders };
}

type Company = Awaited<ReturnType<typeof makeCompany>>;

interface Change {
  query?: NonNullable<InjectOptions['query']>;
  body?: Record<string, unknown>;
  file?: string;
}

/** Makes a call of the table with some parts replaced. */
function make(
  { call, ...row }: SpecifiedCall,
  { caller, placeholders }: Company,
  change: Change = {},
): Promise<LightMyRequestResponse> {
  const [method = '', path = ''] = call.split(' ');
  const fill = (value: unknown) => placeholders.get(String(value)) ?? value;
  const body = change.body ?? row.body;
  const filled =
    body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fill(value)]));
  const query = change.query ?? row.query;
  const file = change.file ?? row.file;
  return t.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{[^}]+\}/g, (name) => String(fill(name))),
    headers: caller ? { cookie: caller.cookie } : {},
    ...(query && { query }),
    ...(filled && { payload: file ? formOf(filled, [file, blankPng(8)]) : filled }),
  });
}

/** Asserts that a reply has the fields of the shape, with the right types. */
function expectShape(value: unknown, shape: Shape, at = 'reply'): void {
  if (typeof shape === 'string') {
    if (shape.startsWith('= ')) expect(String(value), at).toBe(shape.slice(2));
    else expect(typeof value, at).toBe(shape === 'text' ? 'string' : shape);
  } else if (Array.isArray(shape)) {
    expect(Array.isArray(value), `${at} is a list`).toBe(true);
    const items = value as unknown[];
    expect(items.length, `${at} has items`).toBeGreaterThan(0);
    for (const [index, item] of items.entries()) expectShape(item, shape[0], `${at}[${index}]`);
  } else {
    for (const [field, inner] of Object.entries(shape)) {
      expect(value, at).toHaveProperty([field]);
      expectShape((value as Record<string, unknown>)[field], inner as Shape, `${at}.${field}`);
    }
  }
}

const rows = SPECIFIED_CALLS.map((row) => [row.call, row] as const);

describe('spec §7: every call', () => {
  test.each(rows)('%s accepts the specified payload and replies as specified', async (_, row) => {
    const company = await makeCompany(row);
    if (row.refused) {
      const refused = await make(row, company, { body: row.refused.body });
      expect([400, 401, 403, 404, 409], refused.body).toContain(refused.statusCode);
      expectShape(refused.json(), row.refused.reply);
    }
    const reply = await make(row, company);
    expect(reply.statusCode, reply.body).toBe(200);
    expectShape(reply.json(), row.reply ?? {});
  });

  test.each(rows)('%s reads each specified field', async (_, row) => {
    const company = await makeCompany(row);
    const { query = {}, body = {}, file, repeatsPath = [] } = row;
    const expectRead = async (field: string, change: Change) => {
      const reply = await make(row, company, change);
      expect(reply.statusCode, field).toBe(400);
      expect(reply.json().fields, field).toEqual({ [field]: expect.any(String) });
    };
    // A wrong value is refused only where the call reads the field.
    for (const field of Object.keys(query)) {
      await expectRead(field, { query: { ...query, [field]: ['a', 'b'] } });
    }
    for (const field of Object.keys(body)) {
      if (repeatsPath.includes(field)) continue;
      const { [field]: _value, ...others } = body;
      // All fields of a form are text, so a missing one stands in for a wrong one.
      await expectRead(field, { body: file ? others : { ...others, [field]: {} } });
    }
    if (file) {
      const reply = await make(row, company, { file: `not_${file}` });
      expect(reply.json()).toMatchObject({ code: 'invalid_file' });
    }
  });
});

describe('spec §7: every link', () => {
  const address = (name: string) => `https://reports.example/${name}`;
  const reader = () => makePerson(t, 'Ada', { role: 'admin' });

  test.each(Object.entries(UPDATED_LINKS))(
    'POST /api/atualizar-link-%s takes %s',
    async (name, field) => {
      const ada = await reader();
      const update = (body: object) => post(t, ada, `/api/atualizar-link-${name}`, body);
      const renamed = await update({ [`${field}s`]: address(name) });
      expect(renamed.statusCode).toBe(400);
      expect(renamed.json().fields).toEqual({ [field]: expect.any(String) });
      const saved = await update({ [field]: address(name) });
      expect(saved.statusCode, saved.body).toBe(200);
    },
  );

  test('GET /api/get-link-{name} returns the address in a newLink field', async () => {
    const ada = await reader();
    for (const [name, field] of Object.entries(UPDATED_LINKS)) {
      await post(t, ada, `/api/atualizar-link-${name}`, { [field]: address(field) });
    }
    const stored: string[] = Object.values(UPDATED_LINKS);
    for (const [name, field] of Object.entries(READ_LINKS)) {
      const reply = await get(t, ada, `/api/get-link-${name}`);
      expect(reply.statusCode, name).toBe(200);
      expect(reply.json(), name).toEqual({ [field]: stored.includes(field) ? address(field) : '' });
    }
  });
});
