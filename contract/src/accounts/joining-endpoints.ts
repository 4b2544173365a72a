import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { LANGUAGE_IDS } from '../core/i18n/languages.ts';
import { msg } from '../core/i18n/t.ts';
import { ADMIN } from '../core/roles.ts';
import { requiredSearchSchema, roleSchema } from '../core/schemas.ts';
import { newEmployeeBody } from '../people/endpoints.ts';
import { emailSchema, newPasswordSchema, signedInReply, usernameSchema } from './schemas.ts';

/** How many days an invitation's link works (D71). */
export const INVITATION_DAYS = 7;

const languageSchema = z.enum(LANGUAGE_IDS);

/** The account that the form of a new employee may also create. */
export const invitedAccountBody = z.object({
  username: usernameSchema,
  email: emailSchema,
  role: roleSchema,
  /** The language of the invitation, and of the account until its owner chooses another; null for the company's. */
  language: languageSchema.nullable(),
});

/** The link, if the intranet has no mail server: it is in no other reply. */
const joinLink = z.string().nullable();

export const addPerson = endpoint('POST', '/api/people', ADMIN, {
  description: 'Creates an employee and their account, and emails an invitation (D12, D71)',
  body: () => newEmployeeBody.extend(invitedAccountBody.shape),
  reply: () => z.object({ employee_id: z.number(), join_link: joinLink }),
});

const ofAccount = () => z.object({ id: idSchema });

export const sendInvitation = endpoint('POST', '/api/accounts/{id}/invitation', ADMIN, {
  description: 'Emails a new invitation to somebody who has not joined, and ends the former link',
  params: ofAccount,
  reply: () => z.object({ join_link: joinLink }),
});

export const withdrawInvitation = endpoint('DELETE', '/api/accounts/{id}/invitation', ADMIN, {
  description: 'Ends the link of an invitation; the account stays locked until another one',
  params: ofAccount,
});

const token = requiredSearchSchema(200, msg('Open the link in the email again'));

export const lookUpInvitation = endpoint('POST', '/api/invitations/lookup', 'public', {
  description: 'Returns whose invitation a link is, and changes nothing',
  body: () => z.object({ token }),
  reply: () =>
    z.object({ username: z.string(), language: languageSchema.nullable(), expires_at: z.string() }),
});
export type Invitation = z.infer<typeof lookUpInvitation.reply>;

export const acceptInvitation = endpoint('POST', '/api/invitations/accept', 'public', {
  description: 'Sets the first password with the link of an invitation, and signs in (D71)',
  body: () => z.object({ token, password: newPasswordSchema }),
  reply: () => signedInReply,
});
