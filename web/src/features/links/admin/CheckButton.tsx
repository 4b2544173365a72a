import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Button, Loader, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkLink, linksKeys } from '../api.ts';
import { checkText } from './check-text.ts';
import { CHECKS, failureText } from './labels.ts';
import { fullLabel, type RegisteredLink } from './link-sections.ts';

export function CheckBadge({ state }: Pick<LinkSettings['check'], 'state'>) {
  const { tone, label } = CHECKS[state];
  return (
    <>
      {state === 'waiting' && <Loader size={14} mr={6} aria-hidden />}
      <StateBadge tone={tone}>{label}</StateBadge>
    </>
  );
}

export function CheckFinding({ check: { state, reason, at } }: Pick<LinkSettings, 'check'>) {
  const { moments } = useMoments();
  const found = state !== 'waiting' && state !== 'unchecked';
  return (
    <>
      {found && reason && <span>{checkText(reason)}</span>}
      {found && at && (
        <Text span size="sm" c="dimmed">
          <time dateTime={at}>{moments.minute(at)}</time>
        </Text>
      )}
    </>
  );
}

interface Props {
  link: RegisteredLink;
  again: boolean;
  onCheck?: () => void;
}

export function CheckButton({ link, again, onCheck }: Props) {
  const label = again ? tc('links', 'Check again') : tc('links', 'Check');
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: checkLink,
    onMutate: () => onCheck?.(),
    onSuccess: () => linksKeys.refresh(queryClient),
    onError: (error) => notifyFailure(failureText(t('Couldn’t check the link.'), error)),
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
