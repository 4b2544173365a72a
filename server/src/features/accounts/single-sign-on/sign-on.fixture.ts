import type { LightMyRequestResponse } from 'fastify';
import { post } from '../../../testing/calls.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { visitProvider } from './provider.fixture.ts';

export interface Begun {
  /** Where the browser is sent. */
  url: string;
  /** The Cookie header that it sends from now on. */
  cookie: string;
}

/** Presses the button on /login. */
export async function begin(t: TestApp, body: object = {}): Promise<Begun> {
  const reply = await post(t, null, '/api/single_sign_on/start', body);
  const [cookie] = reply.cookies;
  return { url: reply.json().url, cookie: `${cookie?.name}=${cookie?.value}` };
}

/** What the page does that the provider sends the browser back to. */
export function finish(
  t: TestApp,
  caller: { cookie: string } | null,
  response: string,
): Promise<LightMyRequestResponse> {
  return post(t, caller, '/api/single_sign_on/finish', { response });
}

/** All of it: the button, the provider's form, the way back. */
export async function signOn(
  t: TestApp,
  account: string,
  body: object = {},
): Promise<LightMyRequestResponse> {
  const begun = await begin(t, body);
  return finish(t, begun, await visitProvider(begun.url, account));
}

export function sessionOf(reply: LightMyRequestResponse) {
  return reply.cookies.find(({ name }) => name.endsWith('session'));
}

/** The audit log of sign-ins, oldest first. */
export async function audited({ deps }: TestApp) {
  return deps.db
    .selectFrom('audit_entries')
    .select(['action', 'actor', 'account_id', 'subject', 'detail'])
    .orderBy('id')
    .execute();
}
