import type { Config } from '#core/config.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email-channel.ts';

export function openChannels(config: Config): Channel[] {
  return [emailChannel(config)];
}
