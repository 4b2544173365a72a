import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  listSearchEntries,
  type SearchEntry,
  type SearchHit,
  search,
} from '@intranet/contract/core/search.ts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { useCurrentUser } from '../guard/session-check.ts';
import { nextActive } from './next-active.ts';

const SECTIONS: Record<SearchEntry['section'], string> = {
  pages: t('Pages'),
  items: t('Reports and links'),
};

/** A result's heading: its kind without a search text, otherwise the kind of match. */
function headingOf({ entry, related }: SearchHit, typed: string): string {
  if (!typed.trim()) return SECTIONS[entry.section];
  return related ? t('Related') : t('Results');
}

const NO_OPTION = -1;

/** @param onChoose receives the entry that Enter opens: the active one, or the first */
export function useSearch(user: StoredUser, onChoose: (entry: SearchEntry) => void) {
  const { data: me } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(NO_OPTION);

  const canApprove = me?.can_approve ?? false;
  const entries = useMemo(
    () => listSearchEntries({ role: user.role, canApprove }),
    [user.role, canApprove],
  );
  const sections = useMemo(
    () => [...Map.groupBy(search(entries, typed), (hit) => headingOf(hit, typed))],
    [entries, typed],
  );
  const hits = sections.flatMap(([, found]) => found.map(({ entry }) => entry));

  const show = () => setOpened(true);
  const close = () => {
    setOpened(false);
    setActive(NO_OPTION);
  };
  const clear = () => {
    setTyped('');
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(NO_OPTION);
    show();
  };

  const moveTo = (event: KeyboardEvent, index: number) => {
    event.preventDefault();
    show();
    setActive(hits.length === 0 ? NO_OPTION : index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextActive(event.key, active, hits.length);
    if (next !== null && (opened || event.key.startsWith('Arrow'))) moveTo(event, next);
    else if (event.key === 'Escape') clear();
    else if (event.key === 'Enter' && opened) {
      const chosen = hits[active] ?? (typed.trim() ? hits[0] : undefined);
      if (chosen) onChoose(chosen);
    }
  };
  return { typed, opened, active, sections, hits, show, close, clear, type, onKeyDown };
}
