import type { Transport } from '#core/mail/transport.ts';
import { emailChannel } from '#core/notify/email-channel.ts';
import type { TestApp } from './test-app.ts';

/** The app's dependencies, with another way to send emails. */
export function withTransport({ deps }: Pick<TestApp, 'deps'>, transport: Transport) {
  return { ...deps, channels: [emailChannel(deps.config, transport)] };
}
