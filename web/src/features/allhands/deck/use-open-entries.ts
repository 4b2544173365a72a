import { useState } from 'react';

/** @param present label of the entry whose section is shown */
export function useOpenEntries(present: string | undefined) {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const [before, setBefore] = useState(present);
  if (present !== before) {
    setBefore(present);
    // A closed submenu opens again when its section is revisited.
    if (present) setChosen({ ...chosen, [present]: true });
  }
  const isOpen = (label: string) => chosen[label] ?? label === present;
  const toggle = (label: string) => setChosen({ ...chosen, [label]: !isOpen(label) });
  return { isOpen, toggle };
}
