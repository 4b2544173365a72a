import type { Config } from '#core/config.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email-channel.ts';

export const openChannels = (config: Config): Channel[] => [emailChannel(config)];
