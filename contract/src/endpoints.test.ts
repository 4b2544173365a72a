import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { declares } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { leaveRequestBody, leaveUpdateBody } from './leave/endpoints.ts';
import { ROLES, type Role } from './roles.ts';

const all: readonly Role[] = ROLES;
const lists: readonly Role[] = ['admin', 'full_access', 'apenas_people'];
const finance: readonly Role[] = ['admin', 'full_access'];
const notPeople: readonly Role[] = ['admin', 'full_access', 'tudo_menos_fin'];
const admin: readonly Role[] = ['admin'];

/** D4, call by call; what is not built yet is not checked. */
const WHO_MAY: Record<string, readonly Role[] | 'public'> = {
  'POST /api/login': 'public',
  'POST /api/forgot-password': 'public',
  'POST /api/verify-reset-code': 'public',
  'POST /api/leave-decisions': 'public',
  'POST /api/leave-decisions/lookup': 'public',
  'GET /api/current_user': all,
  'POST /api/logout': all,
  'POST /api/force_change_password': all,
  'POST /upload_profile_photo': all,
  'POST /api/agendarFerias': all,
  'GET /api/getPendingVacations': all,
  'POST /api/updateVacation': all,
  'GET /api/list_birthdays': all,
  'POST /api/update_birthday': all,
  'GET /api/get_monthly_images': all,
  'GET /api/get_revenue_targets': all,
  'GET /api/get-link-vacation': all,
  'GET /api/get-link-metas': all,
  'GET /api/ferias_area': lists,
  'GET /api/saldo': lists,
  'POST /verificarConflito': lists,
  'GET /api/get-link-weekly': finance,
  'GET /api/get-link-frp': finance,
  'GET /api/get-link-bs': finance,
  'GET /api/get-link-bs2': finance,
  'GET /api/get-link-comprehensivefinancials': finance,
  'GET /api/get-link-compensation': finance,
  'POST /api/upload_monthly_image': finance,
  'POST /api/update_revenue_target': finance,
  'GET /api/get-link-status': notPeople,
  'GET /api/get-link-funnel': notPeople,
  'GET /api/get-link-agenda': notPeople,
  'POST /api/register': admin,
  'GET /api/get_users_hub': admin,
  'POST /api/reset_password': admin,
  'POST /api/delete_user': admin,
  'POST /api/update_username': admin,
  'GET /api/get_ferias': admin,
  'GET /api/getAreasAndNames': admin,
  'GET /api/getNamesByArea': admin,
  'POST /api/edit_ferias': admin,
  'POST /api/create_user': admin,
  'GET /api/passwords': admin,
  'POST /api/passwords': admin,
  'PUT /api/passwords/{id}': admin,
  'DELETE /api/passwords/{id}': admin,
  'GET /api/outbox': admin,
  'GET /api/audit': admin,
};

const name = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`;

describe('D4: one table of endpoint → roles', () => {
  test.each(ENDPOINTS.filter((e) => name(e) in WHO_MAY).map((e) => [name(e), e.access] as const))(
    '%s',
    (call, access) => {
      expect(access === 'public' ? access : [...access].sort()).toEqual(
        WHO_MAY[call] === 'public' ? 'public' : [...(WHO_MAY[call] ?? [])].sort(),
      );
    },
  );

  test('D4: links are changed by administrators only', () => {
    for (const endpoint of ENDPOINTS.filter((e) => e.path.includes('atualizar-link'))) {
      expect([name(endpoint), endpoint.access]).toEqual([name(endpoint), ['admin']]);
    }
  });

  test('no call is declared twice', () => {
    expect(new Set(ENDPOINTS.map(name)).size).toBe(ENDPOINTS.length);
  });

  test('no call is open to nobody', () => {
    expect(ENDPOINTS.filter((e) => e.access !== 'public' && e.access.length === 0)).toEqual([]);
  });

  test('D9: only three calls are open while the password must be changed', () => {
    const open = ENDPOINTS.filter((e) => e.openDuring?.includes('password_change'));
    expect(open.map(name).sort()).toEqual([
      'GET /api/current_user',
      'POST /api/force_change_password',
      'POST /api/logout',
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

describe('spec §5, D21: what the leave forms are held to', () => {
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
    ['367 days', { INICIO: '2024-01-01', FIM: '2025-01-01' }, 'A leave may last at most 366 days'],
    ['an unknown type', { LEAVE_TYPE: 'Holiday' }, 'Choose a type of leave'],
    ['the label for the type', { LEAVE_TYPE: 'Medical Leave' }, 'Choose a type of leave'],
    ['no start', { INICIO: '' }, 'Enter a date that exists, as YYYY-MM-DD'],
    ['30 February', { FIM: '2026-02-30' }, 'Enter a date that exists, as YYYY-MM-DD'],
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
    ['no old date', { OLD_START_DATE: '31/02/2026' }, 'Enter a date that exists, as DD/MM/YYYY'],
    [
      'end before start',
      { NEW_END_DATE: '2026-05-03' },
      'New end date cannot be earlier than new start date',
    ],
    ['367 days', { NEW_END_DATE: '2027-05-05' }, 'A leave may last at most 366 days'],
  ])('update: %s', (_, over, sentence) => {
    const parsed = leaveUpdateBody.safeParse({ ...update, ...over });
    expect(parsed.error?.issues[0]?.message ?? null).toBe(sentence);
    if (parsed.success) expect(parsed.data.OLD_START_DATE).toBe('2026-04-06');
  });
});
