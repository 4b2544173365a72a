import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';

const isText = (value: unknown) => typeof value === 'string';

function readMenus(text: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isText) : [];
  } catch {
    return [];
  }
}

/** The open submenus: stored ones, and those of the current page until closed. */
export function useOpenMenus(current: readonly string[], page: string) {
  const [stored, setStored] = useLocalStorage<string[]>({
    key: 'openMenus',
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readMenus,
  });
  const [closed, setClosed] = useState<{ page: string; ids: string[] }>({ page, ids: [] });
  const closedHere = closed.page === page ? closed.ids : [];

  const isOpen = (id: string) =>
    stored.includes(id) || (current.includes(id) && !closedHere.includes(id));
  const toggle = (id: string) => {
    const others = closedHere.filter((one) => one !== id);
    if (isOpen(id)) {
      setStored(stored.filter((one) => one !== id));
      setClosed({ page, ids: [...others, id] });
    } else {
      setStored([...stored, id]);
      setClosed({ page, ids: others });
    }
  };
  return { isOpen, toggle };
}
