import { useState } from 'react';

/**
 * Which submenus are open: that of the section shown opens by itself, others as somebody chose.
 * @param present label of the entry whose section is shown
 */
export function useOpenEntries(present: string | undefined) {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const [before, setBefore] = useState(present);
  if (present !== before) {
    setBefore(present);
    // One that was closed opens again when its section is come to again.
    if (present) setChosen({ ...chosen, [present]: true });
  }
  const isOpen = (label: string) => chosen[label] ?? label === present;
  const toggle = (label: string) => setChosen({ ...chosen, [label]: !isOpen(label) });
  return { isOpen, toggle };
}
