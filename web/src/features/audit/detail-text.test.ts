import { expect, it } from 'vitest';
import { actionText, detailText } from './detail-text.ts';

it.each([
  [{}, ''],
  [{ method: 'password' }, 'With a password'],
  [{ method: 'passkey' }, 'With a passkey'],
  [{ role: 'admin', method: 'single_sign_on' }, 'Role: Administrator; with single sign-on'],
  [{ method: 'password', second_factor: 'app code' }, 'With a password and a code from the app'],
  [{ type: 'Vacation', must_change: true }, 'Type: Vacation; must choose a new password'],
  [{ asks: 'cancellation', decision: 'reject' }, 'Asked for: cancellation; decision: rejected'],
  [{ name: 'own', unknown_name: 'Vacation' }, 'Name: own; unknown name: Vacation'],
  [{ leave: 12, start: '2026-09-17' }, 'Leave: 12; start: 17 Sep 2026'],
  [{ remember: true, forced: false }, 'Remember: yes; forced: no'],
  [{ subject: '<b>"x"</b>; 2026-13-01' }, 'Subject: <b>"x"</b>; 2026-13-01'],
  [{ reason: 'too many attempts', times: 199 }, 'Too many attempts; 199 times within a minute'],
  [{ times: 1 }, '1 time within a minute'],
  [{ role: 'full_access → admin' }, 'Role: Full access → Administrator'],
  [{ active: 'S → N', area: 'IT' }, 'Status: Active → Has left; area: IT'],
  [{ birth_date: 'N/A → 1990-03-17' }, 'Date of birth: N/A → 17 Mar 1990'],
  [{ balance: '20 → 22.5', position: 'Head' }, 'Balance: 20 → 22.5; position: Head'],
  [{ reason: 'role admin' }, 'Reason: role admin'],
  [{ rule: 'role' }, 'Not allowed for this role'],
  [{ n: 0, empty: '' }, 'N: 0; empty: '],
])('%j is shown as %j', (detail, text) => {
  const facts = detail as Record<string, string | number | boolean>;
  expect(detailText({ action: 'user_updated', detail: facts })).toBe(text);
});

it('leaves out what the action says', () => {
  const detail = { asks: 'cancellation', decision: 'reject', leave: 12 };
  expect(detailText({ action: 'leave_decided', detail })).toBe('Leave: 12');
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
