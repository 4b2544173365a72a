import type { LightMyRequestResponse } from 'fastify';
import { post } from '../../../testing/calls.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { visitProvider } from './provider.fixture.ts';

export interface Begun {
  url: string;
  cookie: string;
}

export async function begin(t: TestApp, body: object = {}): Promise<Begun> {
  const reply = await post(t, null, '/api/single_sign_on/start', body);
  const [cookie] = reply.cookies;
  return { url: reply.json().url, cookie: `${cookie?.name}=${cookie?.value}` };
}

export function finish(
  t: TestApp,
  caller: { cookie: string } | null,
  response: string,
): Promise<LightMyRequestResponse> {
  return post(t, caller, '/api/single_sign_on/finish', { response });
}

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

export async function audited({ deps }: TestApp) {
  return deps.db
    .selectFrom('audit_entries')
    .select(['action', 'actor', 'account_id', 'subject', 'detail'])
    .orderBy('id')
    .execute();
}
