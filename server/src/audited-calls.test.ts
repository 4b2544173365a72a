import { readFileSync } from 'node:fs';
import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import type { AuditAction } from '@intranet/contract/audit/actions.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { issueFirstAdminLink } from '#features/accounts/first-admin.ts';
import { sendResetCode } from '#features/accounts/reset/send-reset-code.ts';
import { CODE_SECRET } from '#features/vault/vault.fixture.ts';
import { formOf, post, tokenOf } from './testing/calls.ts';
import { makeLeave, makePerson, PASSWORD } from './testing/factories.ts';
import { DISTINCT_CALLS } from './testing/link-calls.ts';
import { blankPng } from './testing/pictures.ts';
import { useTestApp } from './testing/test-app.ts';
import { appCode } from './testing/two-factor.ts';

const t = useTestApp();
const PHRASE = 'another long passphrase';

/** Calls that only read, prepare or show, so nothing needs an audit row. */
const UNAUDITED_CALLS = [
  'POST /verificarConflito',
  'POST /api/leave-decisions/lookup',
  'POST /api/first_admin/lookup',
  'POST /api/invitations/lookup',
  'POST /api/allhands/check',
  'PUT /api/accounts/me/language',
  'POST /api/passkeys/begin',
  'POST /api/passkeys/sign_in/begin',
  'POST /api/single_sign_on/start',
  'POST /api/two_factor/begin',
  // Only one's own list of favourites changes.
  'PUT /api/favourites',
  // Neither the reply nor an audit row reveals who has an account. The sent email is recorded.
  'POST /api/forgot_password',
  // Opening an item stores nothing, as with an address; a token is renewed every few minutes.
  'POST /api/items/{id}/embed',
  // The author of a question is deliberately not stored.
  'POST /api/chatbot/questions',
  // One’s own reading, and how one is told.
  'POST /api/notifications/read',
  'POST /api/announcements/{id}/reading',
  'PUT /api/notification-choices/{kind}',
  'POST /api/push-subscriptions',
  'DELETE /api/push-subscriptions/{id}',
];
/** Calls that need a device or another service, with the tests that check their rows. */
const AUDITED_ELSEWHERE: Record<string, [file: string, action: AuditAction]> = {
  'POST /api/passkeys': ['accounts/passkeys/passkeys.test.ts', 'passkey_added'],
  'DELETE /api/passkeys/{id}': ['accounts/passkeys/passkeys.test.ts', 'passkey_removed'],
  'POST /api/passkeys/sign_in': ['accounts/passkeys/passkeys.test.ts', 'sign_in'],
  'POST /api/passkey-confirmations': ['accounts/own/confirmation.test.ts', 'passkey_confirmed'],
  'POST /api/single_sign_on/finish': ['accounts/single-sign-on/sign-on.test.ts', 'sign_in'],
  'POST /api/webhooks/{id}/test': ['notifications/webhooks/webhooks.test.ts', 'webhook_tested'],
};

const walked = new Set<string>();
let last = 0;

/** Actions added to the audit log since the last call, oldest first. */
async function newActions(): Promise<string[]> {
  const { rows } = await t.database.pool.query(
    'select id, action from audit_entries where id > $1 order by id',
    [last],
  );
  last = Number(rows.at(-1)?.id ?? last);
  return rows.map(({ action }) => action);
}

type Caller = { cookie: string } | null;

/** Makes a call that must succeed and add exactly these rows. */
async function expectRows(
  call: string,
  who: Caller,
  body: object,
  actions: AuditAction[],
  id: string | number = 1,
): Promise<LightMyRequestResponse> {
  await newActions();
  const [method = '', path = ''] = call.split(' ');
  const reply = await t.inject({
    method: method as 'POST',
    url: path.replace(/\{\w+\}/, String(id)),
    ...(method !== 'DELETE' && { payload: body }),
    headers: who ? { cookie: who.cookie } : {},
  });
  expect(reply.statusCode, `${call}: ${reply.body.slice(0, 300)}`).toBe(200);
  expect([call, ...(await newActions())]).toEqual([call, ...actions]);
  walked.add(call);
  return reply;
}

const sessionOf = (reply: LightMyRequestResponse) => ({
  cookie: `session=${reply.cookies[0]?.value}`,
});
const idOf = async (table: string) =>
  (await t.database.pool.query(`select id from ${table} order by id desc limit 1`)).rows[0]?.id;
const signIn = { password: PASSWORD };

describe('S16: every change has its row in the audit log', () => {
  test('S16: sign-in, own account, refusals', async () => {
    const link = (await issueFirstAdminLink(t.deps)) ?? '';
    const first = { username: 'Fia', email: 'fia@example.com', password: PHRASE };
    const token = link.split('#')[1];
    await expectRows('POST /api/first_admin', null, { ...first, token }, ['first_admin_created']);
    const ana = await makePerson(t, 'Ana', { mustChangePassword: true });
    const login = { username: 'Ana', ...signIn };
    const forced = sessionOf(await expectRows('POST /api/login', null, login, ['sign_in']));
    const change = { username: 'Ana', new_password: PHRASE };
    await expectRows('POST /api/force_change_password', forced, change, ['password_changed']);
    const own = { current_password: PHRASE, new_password: PASSWORD };
    await expectRows('POST /api/change_password', forced, own, ['password_changed']);
    const again = { current_password: PASSWORD };
    const confirmed: AuditAction[] = ['password_confirmed'];
    await expectRows('POST /api/password-confirmations', forced, again, confirmed);
    await expectRows('POST /api/sessions/close_others', forced, {}, []);
    const other = sessionOf(await expectRows('POST /api/login', null, login, ['sign_in']));
    const session = await idOf('sessions');
    await expectRows('POST /api/sessions/{id}/close', forced, {}, ['sessions_closed'], session);
    await expectRows('POST /api/login', null, login, ['sign_in']);
    await expectRows('POST /api/sessions/close_others', forced, {}, ['sessions_closed']);
    expect((await t.inject({ url: '/api/account', headers: other })).statusCode).toBe(401);

    const current = { current_password: PASSWORD };
    const begun = await expectRows('POST /api/two_factor/begin', forced, current, []);
    const code = appCode(t, begun.json().secret);
    await expectRows('POST /api/two_factor/confirm', forced, { code }, ['two_factor_enabled']);
    const renew = 'POST /api/two_factor/recovery_codes';
    await expectRows(renew, forced, current, ['recovery_codes_renewed']);
    await expectRows('POST /api/two_factor/disable', forced, current, ['two_factor_disabled']);

    const photo = formOf({ username: 'Ana' }, ['profile_photo', blankPng(8)]);
    await expectRows('POST /upload_profile_photo', forced, photo, ['photo_changed']);
    const whose = { username: 'Ana' };
    await expectRows('POST /api/remove_profile_photo', forced, whose, ['photo_removed']);
    await expectRows('POST /api/logout', forced, {}, ['sign_out']);

    await sendResetCode(t.deps, { email: ana.email, address: '10.0.0.1' });
    expect(await newActions()).toEqual(['reset_code_sent']);
    const wrong = { reset_code: 'WRONG', new_password: PHRASE };
    await t.inject({ method: 'POST', url: '/api/verify-reset-code', payload: wrong });
    expect(await newActions()).toEqual(['reset_code_refused']);
    const reset_code = tokenOf((await t.mails()).findLast((m) => m.subject === 'Your reset code'));
    const right = { reset_code, new_password: PHRASE };
    await expectRows('POST /api/verify-reset-code', null, right, ['password_reset_by_code']);
    await t.inject({ method: 'POST', url: '/api/login', payload: { ...login, password: 'wrong' } });
    expect(await newActions()).toEqual(['sign_in_refused']);
  });

  test('S16: accounts, links, pictures, documents, decks, mail, as an administrator', async () => {
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const bob = { username: 'Bob', email: 'bob@example.com', role: 'full_access' };
    const account = { ...bob, password: PHRASE, force_password_change: false };
    await expectRows('POST /api/register', ada, account, ['user_registered']);
    const reset = { username: 'Bob', new_password: PASSWORD };
    await expectRows('POST /api/reset_password', ada, reset, ['user_password_set']);
    const update = { ...bob, role: 'apenas_people' };
    await expectRows('POST /api/update_user', ada, update, ['user_updated']);
    const names = { current_username: 'Bob', new_username: 'Rob' };
    await expectRows('POST /api/update_username', ada, names, ['user_renamed']);
    const rob = await idOf('accounts');
    const removing = 'POST /api/accounts/{id}/remove-access';
    await expectRows(removing, ada, { what: 'sessions' }, [], rob);
    await post(t, null, '/api/login', { username: 'Rob', ...signIn });
    await expectRows(removing, ada, { what: 'sessions' }, ['sessions_closed'], rob);
    await expectRows('POST /api/delete_user', ada, { username: 'Rob' }, ['user_deleted']);
    await expectRows('PUT /api/company/language', ada, { language: 'es' }, [
      'company_language_changed',
    ]);
    await expectRows('PUT /api/company/language', ada, { language: 'as_specified' }, [
      'company_language_changed',
    ]);
    await expectRows('DELETE /api/setup-steps', ada, {}, ['setup_steps_hidden']);

    const url = 'https://reports.example/view';
    const address = { newLinkWeekly: url };
    await expectRows('POST /api/atualizar-link-weekly', ada, address, ['link_updated']);
    const opening = { name: 'weekly', opens: 'tab' };
    await expectRows('POST /api/link_opening', ada, opening, ['link_opening_changed']);
    await expectRows('POST /api/check_link', ada, { name: 'weekly' }, ['link_check_asked']);
    const preview = { name: 'weekly', url };
    await expectRows('POST /api/link_preview', ada, preview, ['link_previewed']);

    const month = formOf({ month: '3' }, ['file', blankPng(8)]);
    await expectRows('POST /api/upload_monthly_image', ada, month, ['monthly_image_changed']);
    const target = { month: 3, goal: 1, actual: 2 };
    await expectRows('POST /api/update_revenue_target', ada, target, ['revenue_target_changed']);
    const birthday = { name: 'Ada', newBirthday: '1980-02-29' };
    await expectRows('POST /api/update_birthday', ada, birthday, ['birthday_changed']);
    const pdf = formOf({}, ['file', '%PDF-1.7\n%\ntrailer<<>>\n%%EOF\n', 'plan.pdf']);
    const static_ = 'POST /api/static/{name}';
    await expectRows(static_, ada, pdf, ['document_replaced'], 'health-plan.pdf');
    await expectRows('POST /api/chatbot/questions', ada, { question: 'Why?' }, []);
    const question = await idOf('unanswered_questions');
    const answered = 'DELETE /api/chatbot/questions/{id}';
    await expectRows(answered, ada, {}, ['chatbot_question_removed'], question);
    const restored = 'POST /api/chatbot/questions/{id}/restoration';
    await expectRows(restored, ada, {}, ['chatbot_question_restored'], question);
    const contact = { visitor_contact: false };
    const says = { pt: 'No 3º andar.', en: '', es: '' };
    const topic = { replaces: null, keywords: ['café'], says, pages: [], contacts: [] };
    const changed: AuditAction[] = ['chatbot_topic_changed'];
    await expectRows('POST /api/chatbot/topics', ada, { ...topic, version: null }, changed);
    const topicId = await idOf('chatbot_topics');
    const again = { ...topic, version: 1 };
    await expectRows('PUT /api/chatbot/topics/{id}', ada, again, changed, topicId);
    const gone: AuditAction[] = ['chatbot_topic_removed'];
    await expectRows('DELETE /api/chatbot/topics/{id}', ada, {}, gone, topicId);
    await expectRows('PUT /api/chatbot/settings', ada, contact, ['chatbot_settings_changed']);

    const deck = {
      text: JSON.stringify({ ...DECK_3Q2024, quarter: '1Q2026' }),
      over: null,
      public_names: true,
    };
    await expectRows('POST /api/allhands/decks', ada, deck, ['deck_published']);
    const shown = { id: Number(await idOf('decks')) };
    const back = 'POST /api/allhands/decks/{quarter}/take_back';
    await expectRows(back, ada, shown, ['deck_taken_back'], '1Q2026');
    const readers = { readers: 'signed_in' };
    const limit = 'PUT /api/allhands/decks/{quarter}/readers';
    await expectRows(limit, ada, readers, ['deck_readers_changed'], '3Q2024');
    const copy = { quarter: '2Q2026', from: '3Q2024' };
    const started = ['deck_draft_started'] as const;
    await expectRows('POST /api/allhands/drafts', ada, copy, [...started]);
    // Saves within half an hour are one entry, that of the start.
    const text = JSON.stringify({ ...DECK_3Q2024, quarter: '2Q2026' });
    const draft = '/api/allhands/drafts/{quarter}';
    await expectRows(`PUT ${draft}`, ada, { version: 1, text }, [], '2Q2026');
    const published = { version: 2, over: null, readers: 'public', public_names: true };
    await expectRows(`POST ${draft}/publication`, ada, published, ['deck_published'], '2Q2026');
    await t.inject({
      method: 'POST',
      url: '/api/allhands/drafts',
      payload: copy,
      headers: { cookie: ada.cookie },
    });
    const discard = `DELETE ${draft}`;
    await expectRows(discard, ada, {}, ['deck_draft_discarded'], '2Q2026?version=1');
    const headers = { cookie: ada.cookie };
    await t.inject({ url: '/api/allhands/decks/3Q2024', headers });
    expect(await newActions()).toEqual(['deck_exported']);

    const mail = await idOf('mail_outbox');
    await t.inject({ url: `/api/outbox/${mail}`, headers });
    expect(await newActions()).toEqual(['mail_read']);
    await expectRows('POST /api/outbox/{id}/resend', ada, {}, ['mail_resent'], mail);
    await t.deps.db.updateTable('mail_outbox').set({ state: 'failed' }).execute();
    await expectRows('POST /api/outbox/{id}/dismiss', ada, {}, ['mail_dismissed'], mail);
    await expectRows('POST /api/outbox/test', ada, {}, ['test_mail_sent']);
  });

  test('S16: the vault', async () => {
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const entry = { platform: 'Bank', link: '', user: '', password: 'first secret' };
    const made = await expectRows('POST /api/passwords', ada, entry, ['password_entry_created']);
    const { id } = made.json();
    const change = { ...entry, password: 'second secret', version: 1 };
    const changed = ['password_entry_changed'] as AuditAction[];
    await expectRows('PUT /api/passwords/{id}', ada, change, changed, id);
    const read = 'POST /api/vault/{id}/password';
    await expectRows(read, ada, { purpose: 'reveal' }, ['password_revealed'], id);
    await expectRows(read, ada, { purpose: 'copy' }, ['password_copied'], id);
    const codes = { secret: CODE_SECRET };
    await expectRows('PUT /api/vault/{id}/code', ada, codes, changed, id);
    const code = 'POST /api/vault/{id}/code';
    await expectRows(code, ada, { purpose: 'reveal' }, ['code_revealed'], id);
    await expectRows(code, ada, { purpose: 'copy' }, ['code_copied'], id);
    await t.inject({ url: '/api/passwords', headers: { cookie: ada.cookie } });
    expect(await newActions()).toEqual(['passwords_listed']);
    await expectRows('DELETE /api/vault/{id}/code', ada, {}, changed, id);
    const earlier = { earlier: Number(await idOf('vault_versions')) };
    await expectRows('POST /api/vault/{id}/history', ada, earlier, changed, id);
    await expectRows('PUT /api/vault/sharing', ada, { is_shared: true }, ['vault_sharing_changed']);
    const bea = await makePerson(t, 'Bea');
    const nobody = { people: [], groups: [] };
    const readers = { people: [bea.employeeId], groups: [] };
    const access = 'PUT /api/vault/{id}/access';
    const shared: AuditAction[] = ['password_access_changed'];
    await expectRows(access, ada, { readers, editors: nobody, version: 1 }, shared, id);
    await expectRows(read, bea, { purpose: 'copy' }, ['password_copied'], id);
    const ended: AuditAction[] = [...shared, 'password_marked_to_rotate'];
    await expectRows(access, ada, { readers: nobody, editors: nobody, version: 2 }, ended, id);
    const renewed = { ...entry, password: 'third secret' };
    const rotated: AuditAction[] = ['password_rotated', 'password_entry_changed'];
    await expectRows('PUT /api/passwords/{id}', ada, renewed, rotated, id);
    const deleted = ['password_entry_deleted'] as AuditAction[];
    await expectRows('DELETE /api/passwords/{id}', ada, {}, deleted, id);
    const restored = ['password_entry_restored'] as AuditAction[];
    await expectRows('POST /api/vault/{id}/restore', ada, {}, restored, id);
    await expectRows('POST /api/vault/export', ada, {}, ['passwords_exported']);
    const file = formOf({ mode: 'import' }, ['file', 'platform,password\nA,a secret\n', 'a.csv']);
    const rows: AuditAction[] = ['password_entry_created', 'passwords_imported'];
    await expectRows('POST /api/vault/import', ada, file, rows);
  });

  test('S16: leave, from request to decision, and its administration', async () => {
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
    const ana = await makePerson(t, 'Ana', { balance: 30 });
    const versionOf = async (id: number) =>
      (await t.database.pool.query('select version from leaves where id = $1', [id])).rows[0]
        .version as number;
    const ask = { NOMECOLABORADOR: 'Ana', LEAVE_TYPE: 'Vacation' };
    const days = { INICIO: '2026-04-06', FIM: '2026-04-07' };
    await expectRows('POST /api/agendarFerias', ana, { ...ask, ...days }, ['leave_requested']);
    const yes = { decision: 'approve' };
    const link = { token: tokenOf((await t.mails()).at(-1)) };
    const deciding = 'POST /api/leave-decisions';
    await expectRows(deciding, null, { ...yes, ...link }, ['leave_decided']);
    await expectRows('POST /api/leave-decisions/undo', null, link, ['leave_undone']);
    const decided = await expectRows(deciding, null, { ...yes, ...link }, ['leave_decided']);
    const steps = [decided.json().undo];
    await expectRows('POST /api/leave-undos', hugo, { steps }, ['leave_undone']);
    const move = {
      NOMECOLABORADOR: 'Ana',
      OLD_START_DATE: '2026-04-06',
      NEW_START_DATE: '2026-04-08',
      NEW_END_DATE: '2026-04-09',
    };
    await expectRows('POST /api/updateVacation', ana, move, ['leave_moved']);
    const token = tokenOf((await t.mails()).at(-1));
    await expectRows(deciding, null, { ...yes, token }, ['leave_decided']);
    const first = Number(await idOf('leaves'));
    const changes = { version: await versionOf(first), note: 'x' };
    const asking = 'POST /api/leaves/{id}/ask_cancellation';
    await expectRows(asking, ana, changes, ['cancellation_asked'], first);
    const second = await makeLeave(t, ana, '2026-05-04', '2026-05-05', { state: 'pending' });
    const decision = { ...yes, version: await versionOf(second) };
    await expectRows('POST /api/approvals/{id}', hugo, decision, ['leave_decided'], second);
    const cancel = { version: await versionOf(second), reason: 'x' };
    await expectRows('POST /api/leaves/{id}/cancel', ada, cancel, ['leave_cancelled'], second);
    const third = await makeLeave(t, ana, '2026-06-01', '2026-06-02', { state: 'pending' });
    const version = { version: await versionOf(third) };
    await expectRows('POST /api/leaves/{id}/withdraw', ana, version, ['leave_withdrawn'], third);

    const feed = { kind: 'own' };
    await expectRows('POST /api/calendar_feeds', ana, feed, ['calendar_feed_made']);
    const gone = 'DELETE /api/calendar_feeds/{kind}';
    await expectRows(gone, ana, {}, ['calendar_feed_removed'], 'own');
    const deputy = { head: 'Hugo', deputy: 'Ana' };
    await expectRows('POST /api/deputies', hugo, deputy, ['deputy_named']);
    const naming = await idOf('deputies');
    await expectRows('DELETE /api/deputies/{id}', hugo, {}, ['deputy_removed'], naming);
    const limit = { area: 'Finance', max_away: 1 };
    await expectRows('POST /api/coverage_limits', ada, limit, ['coverage_changed']);
    const pair = { first: 'Hugo', second: 'Ana' };
    await expectRows('POST /api/coverage_pairs', ada, pair, ['coverage_changed']);
    const pairId = await idOf('coverage_pairs');
    await expectRows('DELETE /api/coverage_pairs/{id}', ada, {}, ['coverage_changed'], pairId);
    const settings = { law_hints: false, holiday_state: 'RJ' };
    await expectRows('POST /api/leave_settings', ada, settings, ['leave_settings_changed']);

    const nova = { area: 'Legal', nome: 'Nova', cargo: 'Junior Assist', start_date: '2026-01-05' };
    await expectRows('POST /api/create_user', ada, nova, ['employee_created']);
    const edited = { ...nova, saldo: 12, ativo: 'S' };
    await expectRows('POST /api/edit_ferias', ada, edited, ['employee_changed']);
    const phone = { phone: '5550-0101' };
    await expectRows('PUT /api/people/me/phone', ana, phone, ['employee_changed']);
    const corrected = {
      nome: 'Nova',
      start_date: '2026-01-06',
      expected_start_date: '2026-01-05',
      adjustment: 0,
    };
    await expectRows('POST /api/correct_start_date', ada, corrected, ['employee_changed']);
    const nova2 = { name: 'Nova Reis' };
    const novaId = await idOf('employees');
    await expectRows('PUT /api/employees/{id}/name', ada, nova2, ['employee_changed'], novaId);
    await expectRows(
      'PUT /api/employees/{id}/name',
      ada,
      { name: 'Nova' },
      ['employee_changed'],
      novaId,
    );
    const account = { email: 'ivo@example.com', role: 'full_access', language: 'en' };
    const ivo = { ...nova, nome: 'Ivo', username: 'Ivo', ...account };
    const person = await expectRows('POST /api/people', ada, ivo, [
      'employee_created',
      'user_invited',
    ]);
    const invited = await idOf('accounts');
    const invitation = '/api/accounts/{id}/invitation';
    const withdrawn: AuditAction[] = ['invitation_withdrawn'];
    await expectRows(`DELETE ${invitation}`, ada, {}, withdrawn, invited);
    await expectRows(`POST ${invitation}`, ada, {}, ['invitation_sent_again'], invited);
    const welcome = { token: tokenOf((await t.mails()).at(-1)), password: PHRASE };
    const accepting = 'POST /api/invitations/accept';
    await expectRows(accepting, null, welcome, ['invitation_accepted', 'sign_in']);
    const { employee_id: ivoId } = person.json();
    const hiding = 'DELETE /api/people/{id}/first-steps';
    await expectRows(hiding, ada, {}, ['first_steps_hidden'], ivoId);
    const sale = { area: 'Legal', name: 'Nova', date: '2026-03-02', days: 2 };
    const deduction = { ...sale, leave_type: 'VENDAS DE FÉRIAS' };
    await expectRows('POST /api/vacation_deductions', ada, deduction, ['vacation_deducted']);
    await expectRows('POST /api/reconciliation', ada, {}, ['ledger_compared']);
    const staff = formOf({ mode: 'import' }, [
      'file',
      'Name,Area,Position,Balance,Active,Start Date,Birth Date\nUgo,Legal,Head,0,C,,\n',
      's.csv',
    ]);
    const departure = { last_day: '2026-05-29', pays_out: true, note: '', version: null };
    const planned: AuditAction[] = ['departure_planned'];
    await expectRows('PUT /api/people/{id}/departure', ada, departure, planned, novaId);
    const takenBack: AuditAction[] = ['departure_cancelled'];
    await expectRows('DELETE /api/people/{id}/departure', ada, {}, takenBack, novaId);
    const joined: AuditAction[] = ['employee_created', 'employees_imported'];
    await expectRows('POST /api/import_employees', ada, staff, joined);
    const header = 'Name,Leave Type,Start Date,End Date,Approval';
    const sheet = `${header}\nUgo,Day Off,2026-01-05,2026-01-05,Approved\n`;
    const leaves = formOf({ mode: 'import', charge: 'no' }, ['file', sheet, 'l.csv']);
    await expectRows('POST /api/import_leaves', ada, leaves, ['leaves_imported']);
  });

  test('S16: channels of Teams and Slack', async () => {
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const channel = { name: 'Legal', service: 'slack', address: 'https://hooks.example/x' };
    const topics = { requests: true, decisions: true, announcements: true, enabled: true };
    const fields = { ...channel, ...topics };
    const { id } = (await expectRows('POST /api/webhooks', ada, fields, ['webhook_added'])).json();
    const edited = { ...fields, version: 1 };
    await expectRows('PUT /api/webhooks/{id}', ada, edited, ['webhook_changed'], id);
    await expectRows('DELETE /api/webhooks/{id}', ada, {}, ['webhook_removed'], id);
  });

  test('S16: groups, announcements, items and requests for access', async () => {
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const ivo = await makePerson(t, 'Ivo', { role: 'apenas_people' });
    const group = { name: 'Team', description: '', members: [], rule: null };
    const added = await expectRows('POST /api/groups', ada, group, ['group_added']);
    const groupId = added.json().id;
    const edit = { ...group, version: 1 };
    await expectRows('PUT /api/groups/{id}', ada, edit, ['group_changed'], groupId);
    await expectRows('DELETE /api/groups/{id}', ada, {}, ['group_removed'], groupId);

    const days = { from: '2026-03-02', until: null, confirm_by: '2026-03-05' };
    const news = { title: 'News', text: 'Read me', readers: null, pinned: false, ...days };
    const published: AuditAction[] = ['announcement_added'];
    const { id: newsId } = (
      await expectRows('POST /api/announcements', ada, news, published)
    ).json();
    const again = { ...news, text: 'Read this', version: 1 };
    const newsCall = 'PUT /api/announcements/{id}';
    await expectRows(newsCall, ada, again, ['announcement_changed'], newsId);
    const headers = { cookie: ivo.cookie };
    const shown = (await t.inject({ url: '/api/announcements', headers })).json().announcements;
    const text = { text_hash: shown[0].text_hash };
    const confirmed = 'POST /api/announcements/{id}/confirmation';
    await expectRows(confirmed, ivo, text, ['announcement_confirmed'], newsId);
    const reminders = 'POST /api/announcements/{id}/reminders';
    await expectRows(reminders, ada, {}, ['announcement_reminded'], newsId);
    const removed = 'DELETE /api/announcements/{id}';
    await expectRows(removed, ada, {}, ['announcement_removed'], newsId);

    const url = 'https://reports.example/view';
    const fields = { name: 'Deals', url, heading: '', icon: 'report', opens: 'tab' };
    const item = { ...fields, readers: null, owner_id: null, hidden: false };
    const inLegal = { ...item, department: 'legal' };
    const ids: number[] = [];
    for (const name of ['Deals', 'Sales']) {
      const reply = await expectRows('POST /api/items', ada, { ...inLegal, name }, ['item_added']);
      ids.push(reply.json().id);
    }
    const [id = 0] = ids;
    const order = { department: 'legal', ids: ids.toReversed(), former_ids: ids };
    await expectRows('PUT /api/item-order', ada, order, ['items_ordered']);
    await expectRows('POST /api/items/{id}/check', ada, {}, ['link_check_asked'], id);
    const why = { reason: 'Audit' };
    const request = 'POST /api/items/{id}/access-requests';
    await expectRows(request, ivo, why, ['access_requested'], id);
    const decision = 'POST /api/access-requests/{id}/decision';
    const requestId = await idOf('item_requests');
    await expectRows(decision, ada, { grant: true }, ['access_granted'], requestId);
    const problem = { text: 'It is empty' };
    await expectRows('POST /api/items/{id}/problems', ivo, problem, ['problem_reported'], id);
    const problemId = await idOf('item_problems');
    const solution = 'POST /api/item-problems/{id}/solution';
    await expectRows(solution, ada, {}, ['problem_solved'], problemId);
    const renamed = { ...item, name: 'Orders', version: 2 };
    await expectRows('PUT /api/items/{id}', ada, renamed, ['item_changed'], id);
    await expectRows('DELETE /api/items/{id}', ada, {}, ['item_removed'], id);
  });

  test('S16: all calls that change something are covered', () => {
    const calls = DISTINCT_CALLS.filter((e) => e.method !== 'GET').map(
      (e) => `${e.method} ${e.path}`,
    );
    const known = new Set([...walked, ...UNAUDITED_CALLS, ...Object.keys(AUDITED_ELSEWHERE)]);
    expect(calls.filter((call) => !known.has(call))).toEqual([]);
    expect([...known].filter((call) => !calls.includes(call))).toEqual([]);
    for (const [file, action] of Object.values(AUDITED_ELSEWHERE)) {
      const at = new URL(`./features/${file}`, import.meta.url);
      expect(readFileSync(at, 'utf8'), file).toContain(`'${action}'`);
    }
  });
});
