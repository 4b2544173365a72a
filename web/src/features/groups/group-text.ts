import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Group } from '@intranet/contract/groups/endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';

/** `Area: Finance, Legal · Position: Head` */
function ruleText({ areas, positions }: NonNullable<Group['rule']>): string {
  return [
    areas.length > 0 && t('Area: {areas}', { areas: areas.map(areaName).join(', ') }),
    positions.length > 0 &&
      t('Position: {positions}', { positions: positions.map(positionName).join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Why people belong to a group. */
export const membershipText = ({ rule }: Pick<Group, 'rule'>): string =>
  rule ? t('By rule: {rule}', { rule: ruleText(rule) }) : t('Chosen as members');
