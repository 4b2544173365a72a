import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { IconLock } from '@tabler/icons-react';
import { specifiedLang } from '#core/language.ts';
import { useStoredUser } from '#core/session.ts';
import { MessagePage } from './MessagePage.tsx';

export default function PermissionDeniedPage() {
  const asks = useStoredUser()?.role !== 'admin';
  return (
    <MessagePage
      icon={IconLock}
      title={t('Permission denied')}
      text={t('You don’t have permission to open this page.')}
      {...(asks && { more: t('Ask an administrator if you need access.') })}
      home={tc('permission denied', 'Back to Home')}
      lang={specifiedLang}
    />
  );
}
