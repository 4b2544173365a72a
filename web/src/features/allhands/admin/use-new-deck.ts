import {
  DECK_FILE,
  type DeckVersion,
  MAX_DECK_TEXT,
} from '@intranet/contract/allhands/endpoints.ts';
import { loadFile } from '@intranet/ui/forms/load-file.ts';
import { readTabStorage, writeTabStorage } from '@intranet/ui/hooks/tab-storage.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storedUser } from '#core/session.ts';
import { allHandsKeys, checkQuery, fetchDeckFile, publishDeck } from '../api.ts';
import { keepPreview } from '../preview.ts';
import { duplicated } from './versions.ts';

const CHECK_DELAY_MS = 500;
const DRAFT = 'allHandsDeckDraft';

export function keptDraft(): string {
  return readTabStorage(DRAFT) ?? '';
}

/** Stores the draft in this tab. Empty text removes it, and text too long to check isn't stored. */
function keepDraft(text: string): void {
  const keeps = storedUser() !== null && text !== '' && text.length <= MAX_DECK_TEXT;
  writeTabStorage(DRAFT, keeps ? text : null);
}

export function useNewDeck() {
  const queryClient = useQueryClient();
  const [text, setText] = useState(keptDraft);
  const [file, setFile] = useState<string | null>(null);
  const [settled] = useDebouncedValue(text, CHECK_DELAY_MS);
  const tooLong = settled.length > MAX_DECK_TEXT;
  const check = useQuery({
    ...checkQuery(settled),
    enabled: settled.trim() !== '' && !tooLong,
  });
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
    // Refreshes after a failure too, because another deck may have been published meanwhile.
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
  const duplicate = useMutation({
    mutationFn: async (version: DeckVersion) => (await fetchDeckFile(version)).text(),
    onSuccess: (read, { quarter }) => {
      setFile(null);
      write(duplicated(read, quarter));
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
  return {
    text,
    file,
    settled,
    tooLong,
    check,
    publishing,
    choose,
    duplicate,
    type,
    clear,
    waiting: text !== settled || (check.isFetching && !check.data),
  };
}
