import { t } from '@intranet/contract/core/i18n/t.ts';
import { IconCompass } from '@tabler/icons-react';
import { MessagePage } from './MessagePage.tsx';

export default function NotFoundPage() {
  return (
    <MessagePage
      icon={IconCompass}
      title={t('Page not found')}
      text={t('This page doesn’t exist or has moved.')}
      home={t('Back to Home')}
    />
  );
}
