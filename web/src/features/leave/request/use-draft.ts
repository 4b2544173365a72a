import { useState } from 'react';
import { readTabStorage, writeTabStorage } from '#core/tab-storage.ts';

type Values = Record<string, string | null>;

interface StoredDraft {
  /** The values in the address when the form opened. */
  origin: string;
  values: Values;
}

/** The longest date or leave type, in characters. */
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

/**
 * A half-filled form that survives another tab of the page, Back, a reload and an expired session. It lives
 * in this browser tab, belongs to the signed-in person, and is deleted when they sign out (spec §4).
 * @param name the form's name
 * @param origin the values in the address, as one text; new ones replace an older draft
 */
export function useDraft(name: string, origin: string) {
  const [stored] = useState(() => readStored(name));
  const current = origin === '' || stored?.origin === origin;
  return {
    /** The stored values, or null. */
    values: (current && stored?.values) || null,
    /** Stores the form's values; empty ones delete the draft. */
    store(values: Values): void {
      const empty = Object.values(values).every((value) => !value);
      const draft: StoredDraft = { origin, values };
      writeTabStorage(name, empty ? null : JSON.stringify(draft));
    },
  };
}
