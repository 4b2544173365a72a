import { isDay } from '@intranet/contract/core/days.ts';
import { useState } from 'react';
import { readTabStorage, writeTabStorage } from '../hooks/tab-storage.ts';

type Values = Record<string, string | null>;

interface StoredDraft {
  /** The values in the URL when the form opened. */
  origin: string;
  values: Values;
}

/** Text of a stored draft or the URL, which nothing has checked. */
export type StoredText = string | null | undefined;

/** The day in a stored draft or the URL; '' if there is none. */
export const readDay = (text: StoredText) => (text && isDay(text) ? text : '');

const MAX_LENGTH = 40;

function readStored(name: string): StoredDraft | null {
  try {
    const { origin, values } = JSON.parse(readTabStorage(name) ?? '') as StoredDraft;
    const texts = Object.values(values).every(
      (value) => value === null || (typeof value === 'string' && value.length <= MAX_LENGTH),
    );
    return typeof origin === 'string' && texts ? { origin, values } : null;
  } catch {
    return null;
  }
}

/** A draft in this tab, deleted at sign-out (spec §4). @param origin a new value discards it */
export function useDraft(name: string, origin: string) {
  const [stored] = useState(() => readStored(name));
  const current = origin === '' || stored?.origin === origin;
  return {
    values: (current && stored?.values) || null,
    store(values: Values): void {
      const empty = Object.values(values).every((value) => !value);
      const draft: StoredDraft = { origin, values };
      writeTabStorage(name, empty ? null : JSON.stringify(draft));
    },
  };
}
