import { expect, it } from 'vitest';
import { actionText, detailText } from './detail-text.ts';

it.each([
  [{}, ''],
  [{ method: 'password' }, 'with a password'],
  [{ method: 'passkey' }, 'with a passkey'],
  [{ role: 'admin', method: 'single_sign_on' }, 'role: Administrator; with single sign-on'],
  [{ method: 'password', second_factor: 'app code' }, 'with a password and a code from the app'],
  [{ type: 'Vacation', must_change: true }, 'type: Vacation; must choose a new password'],
  [{ asks: 'cancellation', decision: 'reject' }, 'asked for: cancellation; decision: rejected'],
  [{ name: 'own', unknown_name: 'Vacation' }, 'name: own; unknown name: Vacation'],
  [{ leave: 12, start: '2026-09-17' }, 'leave: 12; start: 17 Sep 2026'],
  [{ remember: true, forced: false }, 'remember: yes; forced: no'],
  [{ subject: '<b>"x"</b>; 2026-13-01' }, 'subject: <b>"x"</b>; 2026-13-01'],
  [{ reason: 'too many attempts', times: 199 }, 'too many attempts; 199 times within a minute'],
  [{ times: 1 }, '1 time within a minute'],
  [{ role: 'full_access → admin' }, 'role: Full access → Administrator'],
  [{ reason: 'role admin' }, 'reason: role admin'],
  [{ rule: 'role' }, 'not allowed for this role'],
  [{ n: 0, empty: '' }, 'n: 0; empty: '],
])('%j is shown as %j', (detail, text) => {
  const facts = detail as Record<string, string | number | boolean>;
  expect(detailText({ action: 'user_updated', detail: facts })).toBe(text);
});

it('leaves out what the action says', () => {
  const detail = { asks: 'cancellation', decision: 'reject', leave: 12 };
  expect(detailText({ action: 'leave_decided', detail })).toBe('leave: 12');
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
