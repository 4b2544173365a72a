import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { CopyTextButton } from '@intranet/ui/text/CopyTextButton.tsx';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { specifiedLang } from '#core/language.ts';
import { useStoredUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { MessagePage } from './MessagePage.tsx';

/** A link to send to an administrator: it opens the user's account, where the role is changed (D72). */
function LinkForAdmins() {
  const id = useQuery(currentUserQuery).data?.account_id;
  if (id === undefined) return null;
  return (
    <CopyTextButton
      text={`${window.location.origin}/admin?account=${id}`}
      label={t('Copy link for an administrator')}
    />
  );
}

export default function PermissionDeniedPage() {
  const role = useStoredUser()?.role;
  const asks = role !== 'admin';
  return (
    <MessagePage
      icon={IconLock}
      title={t('Permission denied')}
      text={t('You don’t have permission to open this page.')}
      {...(asks && { more: t('Ask an administrator if you need access.') })}
      home={tc('permission denied', 'Back to Home')}
      lang={specifiedLang}
    >
      {role && asks && <LinkForAdmins />}
    </MessagePage>
  );
}
