import { FailureAlert } from '../../feedback/FailureAlert.tsx';

export interface Failure {
  message: string;
  /** The server can't be reached. */
  unanswered?: boolean;
  retry: () => void;
}

export function FailedState({ message, retry }: Failure) {
  return <FailureAlert mb="sm" title={message} retry={retry} />;
}
