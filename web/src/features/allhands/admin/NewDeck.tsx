import { DECK_FILE, type DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { FailedState } from '@intranet/ui/tables/data-table/FailedState.tsx';
import { Alert, Anchor, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { DeckSource } from './DeckSource.tsx';
import type { LineTextHandle } from './LineText.tsx';
import { Problems } from './Problems.tsx';
import { useNewDeck } from './use-new-deck.ts';
import { ValidDeck } from './ValidDeck.tsx';

/** @param newest the deck that the next quarter's may start from */
export function NewDeck({ newest }: { newest: DeckVersion | undefined }) {
  const heading = useId();
  const lines = useRef<LineTextHandle>(null);
  const deck = useNewDeck();
  const { text, settled, tooLong, check, publishing, choose } = deck;
  const published = text === '' ? publishing.data : undefined;
  const reply = text === settled && !check.error ? check.data : undefined;
  const refused = publishing.error ?? choose.error ?? deck.duplicate.error;
  return (
    <Paper component="section" withBorder p={{ base: 'md', xs: 'lg' }} aria-labelledby={heading}>
      <Stack gap="md">
        <Introduction id={heading} />
        <DeckSource deck={deck} newest={newest} lines={lines} />
        {text !== '' && <CheckBar deck={deck} />}
        {check.error && text === settled && (
          <FailedState message={sentenceOf(check.error)} retry={() => void check.refetch()} />
        )}
        <ErrorArea message={tooLong ? t(DECK_FILE.refusal) : refused && sentenceOf(refused)} />
        {published && <Published {...published} />}
        {reply && reply.problems.length > 0 && (
          <Problems
            problems={reply.problems}
            text={settled}
            onLine={(line) => lines.current?.selectLine(line)}
          />
        )}
        {reply?.checked && (
          <ValidDeck
            checked={reply.checked}
            busy={publishing.isPending || choose.isPending || check.isFetching}
            onPublish={() => {
              const over = reply.checked?.over ?? null;
              publishing.mutate({ text: settled, over });
            }}
          />
        )}
      </Stack>
    </Paper>
  );
}

function Introduction({ id }: { id: string }) {
  return (
    <div>
      <Title order={2} size="h3" id={id} mb={4}>
        {t('Publish a deck')}
      </Title>
      <Text size="sm" c="dimmed">
        {t(
          'Start from the newest deck and change its figures. They’re checked as you type, and nobody sees them until you publish.',
        )}
      </Text>
    </div>
  );
}

function CheckBar({ deck }: { deck: ReturnType<typeof useNewDeck> }) {
  const { text, waiting, check, publishing, clear } = deck;
  return (
    <Group gap="sm" justify="space-between">
      <Group gap="xs" mih={26} role="status">
        {waiting && text.trim() !== '' && (
          <>
            <Loader size="xs" />
            <Text size="sm">{t('Checking…')}</Text>
          </>
        )}
      </Group>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => void check.refetch()}>
          {t('Check again')}
        </Button>
        <Button size="compact-sm" variant="default" disabled={publishing.isPending} onClick={clear}>
          {t('Clear')}
        </Button>
      </Group>
    </Group>
  );
}

function Published({ message, quarter }: { message: string; quarter: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Alert ref={note} tabIndex={-1} color="green" role="status" icon={<IconCheck aria-hidden />}>
      {message}{' '}
      <Anchor href={`/allhands?quarter=${quarter}`} inherit underline="always">
        {t('View deck')}
      </Anchor>
    </Alert>
  );
}
