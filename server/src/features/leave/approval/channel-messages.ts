import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Hold } from '#core/notify/channel.ts';
import type { ChannelMessage } from '#core/notify/webhooks.ts';
import { aboutRequest } from './approval-hold.ts';

const link = { label: () => t('Open approvals'), path: '/approvals' };

/** Names the area only, because everybody in a channel reads it. */
export const requestMessage = (leaveId: number, area: string, hold?: Hold): ChannelMessage => ({
  topic: 'requests',
  text: () => t('A leave request is waiting for a decision in {area}.', { area: areaName(area) }),
  ...{ ...link, about: aboutRequest(leaveId), hold },
});

/** Doesn't say what was decided, from which a colleague could guess who is away. */
export const decisionMessage = (area: string, hold: Hold): ChannelMessage => ({
  topic: 'decisions',
  text: () => t('A leave request was decided in {area}.', { area: areaName(area) }),
  ...{ ...link, hold },
});
