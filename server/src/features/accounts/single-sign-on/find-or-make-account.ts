import { t } from '@intranet/contract/core/i18n/t.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { SingleSignOn } from '#core/config.ts';
import type { Tx } from '#core/db/database.ts';
import type { PeopleHooks } from '#features/people/hooks.ts';
import { hasDeparted } from '#features/people/leaving/queries.ts';
import { endInvitation } from '../joining/invitation.ts';
import { isInvitationWithdrawn, isInvited, hasLeft as isOfLeaver } from '../joining/queries.ts';
import { hasAccounts } from '../queries.ts';
import { findLinkedAccount, linkIdentity, lockAccountByEmail } from './identities.ts';
import { makeAccount } from './make-account.ts';
import { vouchedEmail } from './person.ts';
import type { Identified } from './provider.ts';
import { SignOnFailure } from './sign-on-failure.ts';

const noAccount = (email: string) =>
  new SignOnFailure(
    'no_matching_account',
    t(
      'No account here uses the email address {email}. Ask an administrator of the intranet to create one.',
      { email },
    ),
    `no account has the e-mail ${email}`,
  );

const hasLeft = (email: string) =>
  new SignOnFailure(
    'no_matching_account',
    t(
      'The account with the email address {email} was deleted when its owner left. Ask an administrator of the intranet for a new one.',
      { email },
    ),
    `the owner of ${email} has left`,
  );

const anothersAccount = (email: string, providerName: string) =>
  new SignOnFailure(
    'no_matching_account',
    t(
      'The account with the email address {email} is linked to a different {providerName} sign-in. Ask an administrator of the intranet for help.',
      { email, providerName },
    ),
    `the account with the e-mail ${email} is linked to another subject`,
  );

const invitationWithdrawn = (email: string) =>
  new SignOnFailure(
    'no_matching_account',
    t(
      'The invitation of the account with the email address {email} was withdrawn. Ask an administrator of the intranet to send a new one.',
      { email },
    ),
    `the invitation to ${email} was withdrawn`,
  );

/**
 * Finds a provider user's account by issuer and subject. The first sign-in links the account with
 * the verified email address, or creates one if there is a role for new accounts.
 * @throws SignOnFailure no_matching_account, confusable_name; AppError conflict
 */
export async function findOrMakeAccount(
  tx: Tx,
  deps: { hooks: PeopleHooks },
  { issuer, subject, person }: Identified,
  { settings, address, now }: { settings: SingleSignOn; address: string; now: Date },
): Promise<{ id: number; username: string }> {
  const linked = await findLinkedAccount(tx, { issuer, subject });
  if (linked) return linked;
  const email = vouchedEmail(person, settings.name);
  const found = await lockAccountByEmail(tx, email, issuer);
  if (found?.isAnothers) {
    // The same person's sign-in in another window may have linked it since the first look.
    const linkedSince = await findLinkedAccount(tx, { issuer, subject });
    if (linkedSince) return linkedSince;
    throw anothersAccount(email, settings.name);
  }
  if (found) {
    // Nobody joins who has left.
    const mayNotJoin = (await isInvited(tx, found.id)) && (await isOfLeaver(tx, found.id));
    if (mayNotJoin || (await isInvitationWithdrawn(tx, found.id))) throw invitationWithdrawn(email);
    // The provider has checked who they are, so they have joined without the emailed link.
    await endInvitation(tx, found.id);
    // Somebody who was invited can decide from now on (D23).
    await deps.hooks.requestMissingApprovals(tx, { accountId: found.id });
    await linkIdentity(tx, found.id, { issuer, subject }, now);
    await recordAudit(tx, {
      action: 'identity_linked',
      actor: { accountId: found.id, name: found.username },
      subject: found.username,
      address,
      detail: { email, issuer },
    });
    return found;
  }
  const { newAccountRole: role } = settings;
  // The first account must be an administrator's (D13); any other would invalidate the setup link.
  if (!role || !(await hasAccounts(tx))) throw noAccount(email);
  if (await hasDeparted(tx, { email, issuer, subject })) throw hasLeft(email);
  const made = await makeAccount(tx, deps, { name: person.name, email }, { role, address });
  await linkIdentity(tx, made.id, { issuer, subject }, now);
  return made;
}
