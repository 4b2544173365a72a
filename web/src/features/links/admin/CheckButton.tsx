import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { checkLink, linksKeys } from '../api.ts';
import { failureText } from './labels.ts';
import { fullLabel, type RegisteredLink } from './link-sections.ts';

interface Props {
  link: RegisteredLink;
  again: boolean;
  onCheck?: () => void;
}

export function CheckButton({ link, again, onCheck }: Props) {
  const label = again ? 'Verificar de novo' : 'Verificar';
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: checkLink,
    onMutate: () => onCheck?.(),
    onSuccess: () => linksKeys.refresh(queryClient),
    onError: (error) => notifyFailure(failureText('Não foi possível verificar o link.', error)),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={check.isPending}
      aria-label={`${label}: ${fullLabel(link)}`}
      onClick={() => check.mutate({ name: link.name })}
    >
      {label}
    </Button>
  );
}
