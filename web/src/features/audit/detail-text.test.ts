import { expect, it } from 'vitest';
import { actionText, detailText } from './detail-text.ts';

it.each([
  [{}, ''],
  [{ method: 'password' }, 'method: password'],
  [
    { method: 'password', second_factor: 'app code' },
    'method: password; second factor: code from the app',
  ],
  [{ type: 'Vacation', must_change: true }, 'type: Vacation; must choose a new password: yes'],
  [{ asks: 'cancellation', decision: 'reject' }, 'asked for: cancellation; decision: rejected'],
  [{ name: 'own', unknown_name: 'Vacation' }, 'name: own; unknown name: Vacation'],
  [{ leave: 12, start: '2026-09-17' }, 'leave: 12; start: 17/09/2026'],
  [{ remember: true, forced: false }, 'remember: yes; forced: no'],
  [{ subject: '<b>"x"</b>; 2026-13-01' }, 'subject: <b>"x"</b>; 2026-13-01'],
  [
    { reason: 'too many attempts', times: 199 },
    'reason: too many attempts; 199 times within a minute',
  ],
  [{ times: 1 }, '1 time within a minute'],
  [{ role: 'full_access → admin' }, 'role: Full access → Administrator'],
  [{ reason: 'role admin' }, 'reason: role admin'],
  [{ n: 0, empty: '' }, 'n: 0; empty: '],
])('%j is shown as %j', (detail, text) => {
  expect(detailText(detail as Record<string, string | number | boolean>)).toBe(text);
});

it.each([
  [{ action: 'sign_in', detail: {} }, 'Signed in'],
  [{ action: 'leave_decided', detail: { decision: 'approve' } }, 'Approved leave'],
  [{ action: 'leave_decided', detail: { decision: 'reject' } }, 'Rejected leave'],
  [
    { action: 'leave_decided', detail: { decision: 'approve', asks: 'cancellation' } },
    'Approved a cancellation',
  ],
  [
    { action: 'leave_decided', detail: { decision: 'reject', asks: 'cancellation' } },
    'Declined a cancellation',
  ],
] as const)('%j is called %s', (entry, text) => {
  expect(actionText(entry)).toBe(text);
});
