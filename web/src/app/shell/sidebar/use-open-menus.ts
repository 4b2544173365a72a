import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';

const isText = (value: unknown) => typeof value === 'string';

function readMenus(stored: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isText) : [];
  } catch {
    return [];
  }
}

/**
 * The open submenus: those that the user opened, stored in the browser, and those of the current
 * page until closed.
 * @param present ids of the submenus that contain the current page
 * @param place changes with the page
 */
export function useOpenMenus(present: readonly string[], place: string) {
  const [kept, setKept] = useLocalStorage<string[]>({
    key: 'openMenus',
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readMenus,
  });
  const [closed, setClosed] = useState<{ place: string; ids: string[] }>({ place, ids: [] });
  const closedHere = closed.place === place ? closed.ids : [];

  const isOpen = (id: string) =>
    kept.includes(id) || (present.includes(id) && !closedHere.includes(id));
  const toggle = (id: string) => {
    const others = closedHere.filter((one) => one !== id);
    if (isOpen(id)) {
      setKept(kept.filter((one) => one !== id));
      setClosed({ place, ids: [...others, id] });
    } else {
      setKept([...kept, id]);
      setClosed({ place, ids: others });
    }
  };
  return { isOpen, toggle };
}
