import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { usePageUser } from '#core/session.ts';

const PAGE = '/vacation_admin';

/** Opens the form of a new person, for those who may add one. */
export function AddPersonButton() {
  if (!mayOpen(PAGE, usePageUser())) return null;
  return (
    <Button
      component={PageLink}
      to={PAGE}
      search={{ dialog: 'person' }}
      leftSection={<IconUserPlus size={16} aria-hidden />}
    >
      {t('Add a person')}
    </Button>
  );
}
