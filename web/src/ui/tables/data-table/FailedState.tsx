import { FailureAlert } from '../../feedback/FailureAlert.tsx';

/** Shows why loading failed, with a retry. */
export interface Failure {
  message: string;
  retry: () => void;
}

export function FailedState({ message, retry }: Failure) {
  return <FailureAlert mb="sm" title={message} retry={retry} retryLabel="Try again" />;
}
