import { expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

test('D39: a change of settings is stored and audited; a no-op isn’t', async () => {
  const ada = await makePerson(t, 'Ada', { role: 'admin' });
  const read = async () => (await get(t, ada, '/api/leave_settings')).json();
  expect(await read()).toEqual({ law_hints: true, holiday_state: 'SP' });
  for (const body of [
    { law_hints: true, holiday_state: 'SP' },
    { law_hints: false, holiday_state: 'RJ' },
    { law_hints: false, holiday_state: 'RJ' },
    { law_hints: false, holiday_state: '' },
  ]) {
    const reply = await post(t, ada, '/api/leave_settings', body);
    expect(reply.json()).toEqual({ success: true, message: 'Settings saved' });
    expect(await read()).toEqual(body);
  }
  const rows = await t.deps.db
    .selectFrom('audit_entries')
    .select(['actor', 'detail'])
    .where('action', '=', 'leave_settings_changed')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { actor: 'Ada', detail: { law_hints: false, holiday_state: 'RJ' } },
    { actor: 'Ada', detail: { law_hints: false, holiday_state: '' } },
  ]);
});

test('an unknown state is refused', async () => {
  const ada = await makePerson(t, 'Ada', { role: 'admin' });
  const reply = await post(t, ada, '/api/leave_settings', { law_hints: true, holiday_state: 'XX' });
  expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
});
