import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { declares } from './core/endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { leaveRequestBody, leaveUpdateBody } from './leave/endpoints.ts';
import { PERMISSIONS } from './permissions.fixture.ts';

const name = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`;

describe('D4: one table of endpoint → roles', () => {
  test('S1: every call has a row in the hand-written table, and every row a call', () => {
    const calls = ENDPOINTS.map(name);
    expect(
      calls.filter((call) => !(call in PERMISSIONS)),
      'Add who may make these calls to permissions.fixture.ts (links: LINK_READERS)',
    ).toEqual([]);
    expect(Object.keys(PERMISSIONS).filter((call) => !calls.includes(call))).toEqual([]);
  });

  test.each(ENDPOINTS.map((e) => [name(e), e] as const))('S1: %s', (call, endpoint) => {
    const { access, openDuring = [] } = endpoint;
    const declared = { who: access === 'public' ? access : [...access].sort(), during: openDuring };
    const row = PERMISSIONS[call];
    const who = row?.who === 'public' ? row.who : [...(row?.who ?? [])].sort();
    expect(declared).toEqual({ who, during: row?.during });
    expect(endpoint.forVaultUsers === true).toBe(row?.vaultUsers === true);
  });

  test('no call is declared twice', () => {
    expect(new Set(ENDPOINTS.map(name)).size).toBe(ENDPOINTS.length);
  });

  test('every call is open to somebody', () => {
    expect(ENDPOINTS.filter((e) => e.access !== 'public' && e.access.length === 0)).toEqual([]);
  });

  test('D9: only four calls are open while the password must be changed', () => {
    const open = ENDPOINTS.filter((e) => e.openDuring?.includes('password_change'));
    expect(open.map(name).sort()).toEqual([
      'GET /api/current_user',
      'POST /api/force_change_password',
      'POST /api/logout',
      'PUT /api/accounts/me/language',
    ]);
  });

  test('S8: no part of a path or a query is a token, code or password', () => {
    for (const { query, params } of ENDPOINTS) {
      const named = [query, params].flatMap((part) =>
        part instanceof z.ZodObject ? Object.keys(part.shape) : [],
      );
      expect(named.join(' ')).not.toMatch(/\b(token|code|password|senha)\b/i);
    }
  });

  test('S7: a GET declares no body', () => {
    expect(ENDPOINTS.filter((e) => e.method === 'GET' && declares(e.body))).toEqual([]);
  });
});

describe('spec §5, D21: validation of the leave forms', () => {
  const request = {
    NOMECOLABORADOR: 'Ana',
    LEAVE_TYPE: 'Vacation',
    INICIO: '2026-04-06',
    FIM: '2026-04-10',
  };
  test.each([
    ['as it should be', {}, null],
    ['pitfall 22: equal dates', { FIM: '2026-04-06' }, null],
    ['end before start', { FIM: '2026-04-05' }, 'End date cannot be earlier than start date'],
    ['366 days', { INICIO: '2024-01-01', FIM: '2024-12-31' }, null],
    ['367 days', { INICIO: '2024-01-01', FIM: '2025-01-01' }, 'Leave can last at most 366 days'],
    ['an unknown type', { LEAVE_TYPE: 'Holiday' }, 'Choose a type of leave'],
    ['the label for the type', { LEAVE_TYPE: 'Medical Leave' }, 'Choose a type of leave'],
    ['no start', { INICIO: '' }, 'Choose a start date'],
    ['no end', { FIM: '' }, 'Choose an end date'],
    ['30 February', { FIM: '2026-02-30' }, 'Enter a valid date (DD/MM/YYYY)'],
    ['no name', { NOMECOLABORADOR: ' ' }, 'Enter a name'],
  ])('request: %s', (_, over, sentence) => {
    const { error } = leaveRequestBody.safeParse({ ...request, ...over });
    expect(error?.issues[0]?.message ?? null).toBe(sentence);
  });

  const update = {
    NOMECOLABORADOR: 'Ana',
    OLD_START_DATE: '06/04/2026',
    NEW_START_DATE: '2026-05-04',
    NEW_END_DATE: '2026-05-08',
  };
  test.each([
    ['as the list gives it', {}, null],
    ['D15: the other form', { OLD_START_DATE: '2026-04-06' }, null],
    ['no old date', { OLD_START_DATE: '31/02/2026' }, 'Enter a valid date (DD/MM/YYYY)'],
    ['no new start', { NEW_START_DATE: '' }, 'Choose a start date'],
    ['no new end', { NEW_END_DATE: '' }, 'Choose an end date'],
    ['30 February', { NEW_START_DATE: '2026-02-30' }, 'Enter a valid date (DD/MM/YYYY)'],
    [
      'end before start',
      { NEW_END_DATE: '2026-05-03' },
      'New end date cannot be earlier than new start date',
    ],
    ['367 days', { NEW_END_DATE: '2027-05-05' }, 'Leave can last at most 366 days'],
  ])('update: %s', (_, over, sentence) => {
    const parsed = leaveUpdateBody.safeParse({ ...update, ...over });
    expect(parsed.error?.issues[0]?.message ?? null).toBe(sentence);
    if (parsed.success) expect(parsed.data.OLD_START_DATE).toBe('2026-04-06');
  });
});
