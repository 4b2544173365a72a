import { OPERATIONS } from '@intranet/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { describeApi } from './openapi.ts';

interface Described {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: object[];
  parameters: { name: string; in: string; description?: string; schema: object }[];
  responses: Record<string, { content?: object; $ref?: string }>;
}

const document = describeApi('Test', OPERATIONS);
const paths = document.paths as Record<string, Record<string, Described>>;
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map((call) => ({ path, call })),
);
const find = (id: string) => calls.find(({ call }) => call.operationId === id)?.call;

describe('the OpenAPI document', () => {
  test('every operation has an id of its own', () => {
    const ids = calls.map(({ call }) => call.operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][A-Za-z\d]+$/.test(id))).toEqual([]);
  });

  test('every operation has a description of whole sentences, without names of rules', () => {
    for (const { description } of OPERATIONS.map(({ endpoint }) => endpoint)) {
      expect(description).toMatch(/^[A-Z][^.].{8,}[^.]$/);
    }
    for (const { call } of calls) expect(call.description).not.toMatch(/\b[DS]\d+\b/);
  });

  test('every parameter has a description', () => {
    const missing = calls.flatMap(({ path, call }) =>
      call.parameters.filter((one) => !one.description).map(({ name }) => `${path}: ${name}`),
    );
    expect(missing, 'Add .describe(…) to these fields of `params` or `query`').toEqual([]);
  });

  test('every placeholder of a path is a described parameter', () => {
    for (const { path, call } of calls) {
      const placed = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = call.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(described.sort(), path).toEqual(placed.sort());
    }
  });

  test('every tag of an operation is described', () => {
    const described = document.tags.map((tag) => (tag as { name: string }).name);
    expect(new Set(calls.flatMap(({ call }) => call.tags))).toEqual(new Set(described));
  });

  test('only public calls need no session', () => {
    const open = calls.filter(({ call }) => call.security?.length === 0);
    const isPublic = OPERATIONS.filter(({ endpoint }) => endpoint.access === 'public');
    expect(open.map(({ call }) => call.operationId)).toEqual(isPublic.map(({ id }) => id));
  });

  test('a call says who may make it and how it is repeated', () => {
    expect(find('submitLeave')).toMatchObject({
      summary: 'Submit leave',
      description: 'Requests leave and emails the approvers.\n\nFor every signed-in user.',
      parameters: [{ name: 'Idempotency-Key', in: 'header' }],
    });
    expect(find('leaveReport')?.description).toContain('`admin`, `full_access`');
  });

  test('an id is a whole number, and an empty value is null', () => {
    expect(find('leaveDetail')?.parameters[0]?.schema).toMatchObject({ type: 'integer' });
    const settings = JSON.stringify(find('listDecks')?.responses[200]);
    expect(settings).toContain('"published_at":{"type":["string","null"]}');
    expect(JSON.stringify(document)).not.toContain('nullable');
  });

  test('files have their media types, and forms the types that they accept', () => {
    const types = (id: string) => Object.keys(find(id)?.responses[200]?.content ?? {});
    expect([types('calendarFeed'), types('exportPasswords'), types('profilePhoto')]).toEqual([
      ['text/calendar'],
      ['text/csv'],
      ['image/webp'],
    ]);
    expect(JSON.stringify(find('uploadProfilePhoto'))).toContain('image/png, image/jpeg');
  });
});
