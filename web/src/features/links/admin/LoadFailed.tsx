import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { failureText } from './labels.ts';

export function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  const title = failureText('Não foi possível carregar os links.', error);
  return <FailureAlert title={title} retry={retry} retryLabel="Tentar de novo" />;
}
