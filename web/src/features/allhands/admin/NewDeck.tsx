import { DECK_FILE, MAX_DECK_TEXT } from '@intranet/contract/allhands/endpoints.ts';
import { Alert, Anchor, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FileChooser } from '#ui/forms/FileChooser.tsx';
import { loadFile } from '#ui/forms/load-file.ts';
import { allHandsKeys, checkQuery, publishDeck } from '../api.ts';
import { keepPreview } from '../preview.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { LineText, type LineTextHandle } from './LineText.tsx';
import { Problems } from './Problems.tsx';
import { ValidDeck } from './ValidDeck.tsx';

/** Typing has paused for so many ms when the text is checked. */
const CHECK_DELAY_MS = 500;

/** A deck to be published: from a file or pasted, checked as it is written, looked at, published. */
export function NewDeck() {
  const queryClient = useQueryClient();
  const heading = useId();
  const lines = useRef<LineTextHandle>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(keptDraft);
  const [file, setFile] = useState<string | null>(null);
  const [settled] = useDebouncedValue(text, CHECK_DELAY_MS);
  const empty = settled.trim() === '';
  const long = settled.length > MAX_DECK_TEXT;
  const check = useQuery({ ...checkQuery(settled), enabled: !empty && !long });
  const write = (written: string) => {
    setText(written);
    keepDraft(written);
  };

  const publishing = useMutation({
    mutationFn: publishDeck,
    onMutate: () => {
      choose.reset();
    },
    onSuccess: () => {
      keepPreview(null);
      write('');
      setFile(null);
    },
    // Also when another was published meanwhile: what is different is shown as it is by now.
    onSettled: () => allHandsKeys.refresh(queryClient),
  });
  const choose = useMutation({
    mutationFn: async (chosen: File) => (await loadFile(chosen, DECK_FILE)).text(),
    onMutate: () => {
      publishing.reset();
    },
    onSuccess: (read, chosen) => {
      setFile(chosen.name);
      write(read);
    },
  });
  const type = (written: string) => {
    publishing.reset();
    choose.reset();
    write(written);
  };
  const clear = () => {
    setFile(null);
    type('');
  };
  const published = text === '' ? publishing.data : undefined;
  // The button that was pressed is gone: a reader by keyboard goes on from here.
  useEffect(() => {
    if (published) outcome.current?.focus();
  }, [published]);

  const waiting = text !== settled || (check.isFetching && !check.data);
  const reply = text === settled && !check.error ? check.data : undefined;
  const refused = publishing.error ?? choose.error;
  return (
    <Paper component="section" withBorder p={{ base: 'md', xs: 'xl' }} aria-labelledby={heading}>
      <Stack gap="md">
        <div>
          <Title order={2} id={heading} mb={4}>
            Publish a deck
          </Title>
          <Text size="sm" maw={720}>
            Choose the edited file, or paste its text below. It is checked as you write, and shown
            to nobody before you publish it.
          </Text>
        </div>
        <FileChooser
          name={file}
          kind={DECK_FILE}
          invitation="Drop a JSON file here, or choose one."
          label="the deck"
          busy={choose.isPending || publishing.isPending}
          onChoose={(chosen) => choose.mutate(chosen)}
        />
        <LineText
          label="The deck's text"
          value={text}
          readOnly={publishing.isPending}
          onChange={type}
          handle={lines}
        />
        {text !== '' && (
          <Group gap="sm" justify="space-between">
            <Group gap="xs" mih={26} role="status">
              {waiting && text.trim() !== '' && (
                <>
                  <Loader size="xs" />
                  <Text size="sm">Checking…</Text>
                </>
              )}
            </Group>
            <Group gap="xs">
              <Button size="compact-sm" variant="default" onClick={() => void check.refetch()}>
                Check again
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={publishing.isPending}
                onClick={clear}
              >
                Clear
              </Button>
            </Group>
          </Group>
        )}
        {check.error && text === settled && (
          <FailureAlert
            title={sentenceOf(check.error)}
            retry={() => void check.refetch()}
            retryLabel="Try again"
            retrying={check.isFetching}
          />
        )}
        <ErrorArea message={long ? DECK_FILE.choose : refused && sentenceOf(refused)} />
        {published && (
          <Alert
            ref={outcome}
            tabIndex={-1}
            color="green"
            role="status"
            icon={<IconCheck aria-hidden />}
          >
            {published.message}{' '}
            <Anchor href={`/allhands?quarter=${published.quarter}`} inherit underline="always">
              View it
            </Anchor>
          </Alert>
        )}
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
