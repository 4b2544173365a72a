import { beforeEach, describe, expect, test } from 'vitest';
import type { MailHooks } from '#core/mail/worker.ts';
import {
  decideByMail,
  get,
  post,
  requestLeave,
  setClock,
  tokenOf,
} from '../../../testing/calls.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { MISSING_APPROVALS } from '../queues.ts';
import { requestMissingApprovals } from './request-missing-approvals.ts';
import { runApprovalRound } from './run-approval-round.ts';

const t = useTestApp();
let ana: Person;
let hugo: Person;
let clara: Person;
let ada: Person;
beforeEach(async () => {
  ana = await makePerson(t, 'Ana', { balance: 30 });
  hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
  clara = await makePerson(t, 'Clara', { cargo: 'C-Level', area: 'Projects' });
  ada = await makePerson(t, 'Ada', { role: 'admin', area: 'People' });
});

const ask = () => requestLeave(t, ana, '2026-04-06', '2026-04-10');

/** What the refusal's job does, in place of the worker that runs it. */
async function deliver(answers: Record<string, [responseCode: number, message: string]>) {
  let asksOthers = 0;
  const hooks: MailHooks = {
    onRefused: async (tx) => {
      await t.deps.jobs.send(tx, MISSING_APPROVALS, null);
      asksOthers += 1;
    },
  };
  const refuse = (address: string) => {
    const [responseCode, message] = answers[address] ?? [];
    return responseCode && message ? { responseCode, message } : null;
  };
  const received = await deliverMails(t, { refuse, hooks });
  if (asksOthers > 0) {
    await t.deps.db.transaction().execute((tx) => requestMissingApprovals(tx, t.deps));
  }
  return received.flatMap(({ envelopeTo }) => envelopeTo);
}

const dead = (who: Person) => ({ [who.email]: [550, '5.1.1 User unknown'] as [number, string] });
const recipients = async () => (await t.mails()).map(({ recipient }) => recipient);
const waitsFor = async () => {
  const { leaves } = (await get(t, ana, '/api/my_leaves')).json();
  return leaves[0].waits_for;
};

describe('F20: an email to the only approver fails for good', () => {
  test('the next level decides too, the first keeps its right, and the employee sees both', async () => {
    await ask();
    expect(await deliver(dead(hugo))).toEqual([]);
    expect(await recipients()).toEqual([hugo.email, clara.email]);
    expect(await waitsFor()).toEqual(['Clara', 'Hugo']);
    for (const who of [hugo, clara]) {
      expect((await get(t, who, '/api/approvals')).json().approvals).toHaveLength(1);
    }
    expect((await get(t, ada, '/api/approvals')).json().approvals).toEqual([]);
    expect((await decideByMail(t, tokenOf((await t.mails())[1]))).statusCode).toBe(200);
  });

  test('one try is enough, and another level that fails leads on to the next', async () => {
    await ask();
    await deliver(dead(hugo));
    await deliver(dead(clara));
    expect(await recipients()).toEqual([hugo.email, clara.email, ada.email]);
    const rows = await t.deps.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
    expect(rows.map(({ state, attempts, refused }) => [state, attempts, refused])).toEqual([
      ['failed', 1, true],
      ['failed', 1, true],
      ['queued', 0, false],
    ]);
  });

  test('a second approver of the level who is reached is enough', async () => {
    await makePerson(t, 'Helga', { cargo: 'Head' });
    await ask();
    await deliver(dead(hugo));
    expect(await waitsFor()).toEqual(['Helga', 'Hugo']);
  });

  test('reminders don’t go to the refused address, but to whom is reached', async () => {
    await ask();
    await deliver(dead(hugo));
    const before = (await recipients()).length;
    for (const day of ['2026-03-05', '2026-03-09', '2026-04-20']) {
      await setClock(t, day);
      await runApprovalRound(t.deps);
    }
    const later = (await recipients()).slice(before);
    expect(later).not.toContain(hugo.email);
    expect(later.filter((address) => address === clara.email).length).toBeGreaterThan(1);
  });

  test('a new request tries the address again; if it is accepted, the level is reached again', async () => {
    await ask();
    await deliver(dead(hugo));
    await requestLeave(t, ana, '2026-05-04', '2026-05-05');
    expect((await recipients()).slice(-2)).toEqual([clara.email, hugo.email]);
    await deliver({});
    expect(await waitsFor()).toEqual(['Hugo']);
  });

  test('a corrected address makes the level reachable', async () => {
    await ask();
    await deliver(dead(hugo));
    const email = 'hugo.new@example.com';
    const reply = await post(t, ada, '/api/update_user', {
      username: 'Hugo',
      email,
      role: 'full_access',
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await waitsFor()).toEqual(['Hugo']);
  });
});

describe('F20: errors that do not refuse the recipient', () => {
  test.each<[string, [number, string]]>([
    ['a full mailbox for now', [452, '4.2.2 Mailbox full']],
    ['greylisting', [451, '4.7.1 Try again later']],
    ['relaying that isn’t allowed', [554, '5.7.1 Relay access denied']],
    ['relaying, without a detailed code', [554, 'Relay access denied']],
    ['a sign-in that is missing', [530, '5.7.0 Authentication required']],
    ['a blocked sender', [550, '5.7.1 Sender blocked by policy']],
    ['a server without storage', [550, '5.3.1 System full']],
  ])('%s asks nobody else, and the email stays queued', async (_, answer) => {
    await ask();
    await deliver({ [hugo.email]: answer });
    expect(await waitsFor()).toEqual(['Hugo']);
    const [mail] = await t.deps.db.selectFrom('mail_outbox').selectAll().execute();
    expect(mail).toMatchObject({ state: 'queued', refused: false, attempts: 1 });
  });

  test.each<[string, [number, string]]>([
    ['an unknown user', [550, 'No such user here']],
    ['a mailbox that is full for good', [552, '5.2.2 Over quota']],
    ['a disabled mailbox', [550, '5.2.1 Mailbox disabled']],
    ['a name that isn’t allowed', [553, 'Mailbox name not allowed']],
  ])('but %s is one', async (_, answer) => {
    await ask();
    await deliver({ [hugo.email]: answer });
    expect(await waitsFor()).toEqual(['Clara', 'Hugo']);
  });
});

test('F20: admins see a count of failed emails until they resend or dismiss them', async () => {
  await ask();
  await deliver({ ...dead(hugo), ...dead(clara) });
  await deliver(dead(clara));
  const count = async () => (await get(t, ada, '/api/outbox/count')).json();
  expect(await count()).toEqual({ failed: 2 });
  const failed = await t.deps.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('state', '=', 'failed')
    .execute();
  expect((await post(t, ada, `/api/outbox/${failed[0]?.id}/dismiss`)).statusCode).toBe(200);
  expect((await post(t, ada, `/api/outbox/${failed[0]?.id}/dismiss`)).statusCode).toBe(404);
  expect((await post(t, ada, `/api/outbox/${failed[1]?.id}/resend`)).statusCode).toBe(200);
  expect(await count()).toEqual({ failed: 0 });
});
