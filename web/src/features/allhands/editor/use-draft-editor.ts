import type { DeckDraft } from '@intranet/contract/allhands/draft-endpoints.ts';
import { MAX_DECK_TEXT } from '@intranet/contract/allhands/endpoints.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { allHandsKeys, fetchDraft, saveDraft } from '../api.ts';
import { isSame, type Json, type JsonPath, withValueAt } from './json.ts';
import { mergeDrafts } from './merge-drafts.ts';

const SAVE_DELAY_MS = 800;

export interface DraftConflict {
  name: string;
  paths: readonly JsonPath[];
  mine: Json;
  theirs: Json;
  saved: Saved;
}

interface Saved {
  content: Json;
  version: number | null;
  by: string;
  at: string;
}

interface State {
  content: Json;
  /** The last version that this page and the server agree on. */
  saved: Saved;
  saving: boolean;
  /** Why the last save failed. */
  failure: string | null;
  /** Both changed the same fields. Nothing is saved until somebody has chosen. */
  conflict: DraftConflict | null;
  /** Somebody published or discarded the draft meanwhile. */
  gone: boolean;
}

const savedFrom = (draft: DeckDraft): Saved => ({
  content: JSON.parse(draft.text) as Json,
  version: draft.version,
  by: draft.edited_by,
  at: draft.edited_at,
});

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : null);

/** Edits a draft: saves by itself, and merges what others change meanwhile. */
export function useDraftEditor(loaded: DeckDraft, ownName: string) {
  const { quarter } = loaded;
  const queryClient = useQueryClient();
  const state = useRef<State | null>(null);
  state.current ??= {
    content: savedFrom(loaded).content,
    saved: savedFrom(loaded),
    ...{ saving: false, failure: null, conflict: null, gone: false },
  };
  const [, render] = useReducer((count: number) => count + 1, 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const now = (): State => state.current as State;
  const set = (change: Partial<State>) => {
    state.current = { ...now(), ...change };
    render();
  };

  /** Takes over another person's version. Different fields are merged; the same ones are a conflict. */
  const takeOver = (draft: DeckDraft) => {
    const { content, saved } = now();
    const theirs = savedFrom(draft);
    const sides = { base: saved.content, mine: content, theirs: theirs.content };
    const merged = mergeDrafts(sides, 'mine');
    const mine = merged.value ?? content;
    if (merged.conflicts.length === 0) {
      set({ content: mine, saved: theirs, conflict: null });
      return;
    }
    const other = mergeDrafts(sides, 'theirs').value ?? theirs.content;
    const { conflicts: paths } = merged;
    set({ conflict: { name: theirs.by, paths, mine, theirs: other, saved: theirs } });
  };

  const isClean = () => isSame(now().content, now().saved.content);

  const send = async (): Promise<void> => {
    const { content, saved } = now();
    const text = JSON.stringify(content);
    if (text.length > MAX_DECK_TEXT) {
      set({ failure: t('This deck is too long to save. Remove some text.') });
      return;
    }
    try {
      const { version, edited_at } = await saveDraft(quarter, saved.version, text);
      set({ saved: { content, version, by: ownName, at: edited_at }, failure: null });
    } catch (error) {
      if (codeOf(error) === 'stale_version') takeOver(await fetchDraft(quarter));
      else throw error;
    }
  };

  const run = async (): Promise<void> => {
    set({ saving: true, failure: null });
    try {
      while (!isClean() && !now().conflict && !now().failure) await send();
    } catch (error) {
      set(codeOf(error) === 'not_found' ? { gone: true } : { failure: sentenceOf(error) });
    } finally {
      set({ saving: false });
    }
  };

  /** Saves until nothing is left to save. @returns whether everything is saved */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (!isClean() && !now().conflict && !now().gone) {
      running.current ??= run().finally(() => {
        running.current = null;
      });
      await running.current;
    }
    return isClean() && !now().conflict && !now().gone;
  };

  const schedule = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_DELAY_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  const { content, saved, saving, failure, conflict, gone } = now();
  return {
    content,
    saved,
    saving,
    failure,
    conflict,
    gone,
    dirty: !isSame(content, saved.content),
    edit: (path: JsonPath, value: Json | undefined) => {
      set({ content: withValueAt(now().content, path, value), failure: null });
      schedule();
    },
    save,
    /** A newer version that the page has read by itself. */
    receive: (draft: DeckDraft) => {
      const { saved: last, saving: busy, conflict: open, gone: lost } = now();
      if (busy || open || lost || last.version === null || draft.version <= last.version) return;
      takeOver(draft);
      if (!isClean()) schedule();
    },
    lose: () => set({ gone: true }),
    resolve: (keep: 'mine' | 'theirs') => {
      const chosen = now().conflict;
      if (!chosen) return;
      set({ content: chosen[keep], saved: chosen.saved, conflict: null });
      void save();
    },
    /** Makes the text of a lost draft a new one. */
    saveAsNew: async () => {
      set({ gone: false, saved: { ...now().saved, content: null, version: null } });
      await save();
      await allHandsKeys.refresh(queryClient);
    },
  };
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;
