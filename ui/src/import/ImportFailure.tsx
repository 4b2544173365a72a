import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { FailureAlert } from '../feedback/FailureAlert.tsx';
import { ErrorArea } from '../forms/ErrorArea.tsx';

interface Props {
  failure: Error | null;
  canRetry: boolean;
  retrying: boolean;
  retry: () => void;
}

export function ImportFailure({ failure, canRetry, retrying, retry }: Props) {
  if (!failure || !canRetry) return <ErrorArea message={failure && sentenceOf(failure)} />;
  return <FailureAlert title={sentenceOf(failure)} retry={retry} retrying={retrying} />;
}
