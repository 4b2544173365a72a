import { readdir } from 'node:fs/promises';
import { PDF } from '@intranet/contract/core/pdf.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeStored } from '#core/files/folder.ts';
import { deleteStrayFiles } from '#core/files/stray-files.ts';
import { failure, get, upload } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { picture } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { DOCUMENTS } from './document-files.ts';

const t = useTestApp();
const PATH = '/api/static/health-plan.pdf';
const DAMAGED = 'This PDF cannot be read: its file seems to be damaged.';

let admin: Person;
let reader: Person;
beforeEach(async () => {
  await t.deps.files.deleteAll(DOCUMENTS.path);
  admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
  reader = await makePerson(t, 'Nora', { role: 'tudo_menos_fin' });
});

const pdf = (text: string, length = 0) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n% ${text}\n`),
    Buffer.alloc(length, ' '),
    Buffer.from('\ntrailer<<>>\n%%EOF\n'),
  ]);
const send = (bytes: Buffer | string, caller: Person | null = admin, name = 'plan.pdf') =>
  upload(t, caller, PATH, {}, ['file', bytes, name]);
const read = (headers = {}) => get(t, reader, PATH, headers);
const listed = async () => (await get(t, reader, '/api/benefit_documents')).json().documents;
async function stored(): Promise<string[]> {
  const { objects } = await t.deps.files.listAll(`${DOCUMENTS.path}/`);
  return [...objects].map((object) => object.name);
}

describe('spec §7: api/static', () => {
  test('a document that is not stored yet is neither listed nor found', async () => {
    expect(await listed()).toEqual([]);
    expect(failure(await read())).toEqual({
      status: 404,
      code: 'not_found',
      error: 'This document hasn’t been uploaded yet.',
    });
    expect((await get(t, reader, '/api/static/other.pdf')).statusCode).toBe(400);
  });

  test('a PDF is stored as it is, listed, and served so that nothing in it runs', async () => {
    const reply = await send(pdf('one'));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await listed()).toEqual([
      { name: 'health-plan.pdf', bytes: pdf('one').length, updated_at: '2026-03-02T12:00:00.000Z' },
    ]);
    const served = await read();
    expect(served.rawPayload.equals(pdf('one'))).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="health-plan.pdf"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(served.headers['content-security-policy']).toMatch(/^default-src 'none';/);
    const audited = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'subject'])
      .execute();
    expect(audited).toEqual([
      { action: 'document_replaced', actor: 'Ada Admin', subject: 'health-plan.pdf' },
    ]);
  });

  test('another one takes its place at once, and the old file goes', async () => {
    await send(pdf('one'));
    const { etag = '' } = (await read()).headers;
    const same = await read({ 'if-none-match': etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    // A 304 has no content, and its header would overwrite the cached one (RFC 9110).
    expect(same.headers).not.toHaveProperty('content-type');
    expect(same.headers).not.toHaveProperty('content-length');

    await send(pdf('two'));
    const served = await read({ 'if-none-match': etag });
    expect([served.statusCode, served.body]).toEqual([200, pdf('two').toString()]);
    expect(await stored()).toHaveLength(1);
  });

  test('six at once, the first of all among them, leave the one file that is shown', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => send(pdf(`${n}`))));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(6).fill(200));
    expect(await stored()).toHaveLength(1);
    expect((await read()).statusCode).toBe(200);
  });

  test('D3: apenas_people neither lists nor reads them, and only an admin replaces one', async () => {
    await send(pdf('one'));
    const intern = await makePerson(t, 'Ivo', { role: 'apenas_people' });
    expect((await get(t, intern, PATH)).statusCode).toBe(403);
    expect((await get(t, intern, '/api/benefit_documents')).statusCode).toBe(403);
    expect((await send(pdf('two'), reader)).statusCode).toBe(403);
    expect((await send(pdf('two'), null)).statusCode).toBe(401);
    expect((await read()).body).toBe(pdf('one').toString());
  });
});

describe('S11: refused with a sentence, and nothing is left on disk', () => {
  afterEach(async () => {
    expect(await readdir(t.deps.config.dataDir, { recursive: true })).toEqual(['files']);
    expect(await listed()).toEqual([]);
  });

  test.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['a script named .pdf', () => '<!doctype html><script>alert(1)</script>', PDF.refusal],
    ['a script with a PDF behind it', () => `<script>1</script>${pdf('x')}`, PDF.refusal],
    ['a program named .pdf', () => '#!/bin/sh\nrm -rf /\n%%EOF', PDF.refusal],
    ['a PNG', () => picture('png'), PDF.refusal],
    ['20 MB', () => pdf('x', 20_000_000), PDF.refusal],
    ['a byte more than 10 MB', () => pdf('x', PDF.maxBytes + 1 - pdf('x').length), PDF.refusal],
    ['one that was cut off', () => pdf('x', 50_000).subarray(0, 40_000), DAMAGED],
    ['one that ends long before its file', () => `${pdf('x')}${' '.repeat(2_000)}`, DAMAGED],
    ['its first bytes', () => '%PDF-', DAMAGED],
    ['nothing', () => '', PDF.refusal],
  ])('%s', async (_, bytes, error) => {
    expect(failure(await send(await bytes()))).toEqual({
      status: 400,
      code: 'invalid_file',
      error,
    });
  });
});

test('10 MB are taken', async () => {
  const reply = await send(pdf('x', PDF.maxBytes - pdf('x').length));
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await listed())[0].bytes).toBe(PDF.maxBytes);
});

describe('what fails half-way', () => {
  test('a store that fails at the end leaves the old document and no new file', async () => {
    await send(pdf('one'));
    const before = await stored();
    const write = vi.spyOn(t.deps.files, 'put').mockImplementationOnce(async (...args) => {
      await t.deps.files.put(...args);
      throw new Error('The store went away at the end');
    });
    expect((await send(pdf('two'))).statusCode).toBe(500);
    write.mockRestore();
    expect(await stored()).toEqual(before);
    expect((await read()).body).toBe(pdf('one').toString());
  });

  test('a server that ends between file and row leaves a file that housekeeping takes', async () => {
    await send(pdf('one'));
    const [kept] = await stored();
    await writeStored(t.deps.files, DOCUMENTS, 'stray.pdf', pdf('two'));
    t.setNow(new Date(Date.now() + 59 * 60_000).toISOString());
    await deleteStrayFiles(t.deps, DOCUMENTS);
    expect(await stored()).toHaveLength(2);
    t.setNow(new Date(Date.now() + 61 * 60_000).toISOString());
    await deleteStrayFiles(t.deps, DOCUMENTS);
    expect(await stored()).toEqual([kept]);
  });
});
