import { t } from '@intranet/contract/core/i18n/t.ts';
import { FailureAlert } from '../../feedback/FailureAlert.tsx';

export interface Failure {
  message: string;
  retry: () => void;
}

export function FailedState({ message, retry }: Failure) {
  return <FailureAlert mb="sm" title={message} retry={retry} retryLabel={t('Try again')} />;
}
