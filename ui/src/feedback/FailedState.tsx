import { FailureAlert } from './FailureAlert.tsx';

export interface Failure {
  message: string;
  unanswered?: boolean;
  retry: () => void;
}

export function FailedState({ message, retry }: Failure) {
  return <FailureAlert mb="sm" title={message} retry={retry} />;
}
