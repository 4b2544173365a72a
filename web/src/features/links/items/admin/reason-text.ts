import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import type { ReadReason } from '@intranet/contract/links/item-admin-endpoints.ts';

function textOf(reason: ReadReason): string {
  switch (reason.by) {
    case 'admin':
      return t('Administrator');
    case 'owner':
      return t('Owner');
    case 'person':
      return t('Chosen by name');
    case 'role':
      return t('Role: {role}', { role: roleLabel(reason.role) });
    case 'group':
      return t('Group: {group}', { group: reason.name });
  }
}

/** `Owner · Group: Deal team` */
export const reasonsText = (reasons: readonly ReadReason[]): string =>
  reasons.map(textOf).join(' · ');
