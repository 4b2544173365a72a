import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import { CopyTextButton } from '@intranet/ui/text/CopyTextButton.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Alert, Box, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFeedChanges } from './use-feed-changes.ts';

const TEXTS: Record<FeedKind, { title: string; about: string }> = {
  own: {
    title: t('My leave'),
    about: t('Your own leave with its type, including pending requests.'),
  },
  area: {
    title: t('My area'),
    about: t('Who’s away in your team. Reasons are never shared.'),
  },
};

const QUESTIONS = {
  renew: {
    question: t('The old link stops working immediately.'),
    button: t('Create new link'),
  },
  remove: {
    question: t('Calendars that use this link will stop updating.'),
    button: t('Remove link'),
  },
};

type FeedAction = keyof typeof QUESTIONS;

interface Props {
  kind: FeedKind;
  /** True if an address can be created or renewed. */
  offered: boolean;
  created: string | null;
}

export function FeedSection({ kind, offered, created }: Props) {
  const section = useRef<HTMLElement>(null);
  const [action, setAction] = useState<FeedAction | null>(null);
  // The confirmation's buttons disappear, so the focus moves to the section.
  const closeQuestion = () => {
    setAction(null);
    section.current?.focus();
  };
  const { renew, remove } = useFeedChanges(kind, () => setAction(null), closeQuestion);
  const { title, about } = TEXTS[kind];
  const change = action === 'remove' ? remove : renew;
  const url = renew.data?.url;
  const button = (label: string, chosen: FeedAction) => (
    <Button
      size="xs"
      variant="default"
      aria-label={`${label}: ${title}`}
      onClick={() => setAction(chosen)}
    >
      {label}
    </Button>
  );

  return (
    <Paper component="section" ref={section} tabIndex={-1} withBorder p="md" aria-label={title}>
      <Stack gap="sm">
        <Group gap="sm" justify="space-between">
          <Box flex="1 1 14rem" miw={0}>
            <Text fw={600}>{title}</Text>
            <Text size="sm" c="dimmed">
              {about}
            </Text>
            {created !== null && !url && (
              <Text size="sm">{t('Link created on {created}', { created })}</Text>
            )}
          </Box>
          {created === null ? (
            <Button loading={renew.isPending} onClick={() => renew.mutate()}>
              {t('Create link')}
            </Button>
          ) : (
            <Group gap="xs">
              {offered && button(t('Renew'), 'renew')}
              {button(t('Remove'), 'remove')}
            </Group>
          )}
        </Group>
        {action && (
          <FeedQuestion
            action={action}
            pending={change.isPending}
            onConfirm={() => change.mutate()}
            onCancel={closeQuestion}
          />
        )}
        {url && <NewAddress url={url} />}
      </Stack>
    </Paper>
  );
}

interface QuestionProps {
  action: FeedAction;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function FeedQuestion({ action, pending, onConfirm, onCancel }: QuestionProps) {
  const { question, button } = QUESTIONS[action];
  return (
    <Alert color="orange" role="group" aria-label={button}>
      <Stack gap="sm">
        <Text size="sm">{question}</Text>
        <Group gap="sm">
          <Button size="xs" variant="default" autoFocus onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button size="xs" color="red.8" loading={pending} onClick={onConfirm}>
            {button}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function NewAddress({ url }: { url: string }) {
  return (
    <Stack role="status" gap="xs">
      <TextInput
        label={t('Link')}
        value={url}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <CopyTextButton text={url} label={t('Copy link')} />
      </div>
      <Text size="sm">
        {rich(
          'The link is shown only once. <strong>Anyone with the link can read this calendar</strong> without signing in, so keep it to yourself. If others get it, renew or remove it.',
          { strong: (text) => <strong>{text}</strong> },
        )}
      </Text>
    </Stack>
  );
}
