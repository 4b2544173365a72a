import { useState } from 'react';

const KEY = 'openMenus';

const isText = (value: unknown) => typeof value === 'string';

function readMenus(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isText) : [];
  } catch {
    return [];
  }
}

const areSiblings = (a: string, b: string) => a.split('/')[0] === b.split('/')[0];

/** Only one menu and its groups are open, so that the sidebar stays short. */
function openedWith(id: string, open: readonly string[]): string[] {
  return [...open.filter((one) => one !== id && areSiblings(one, id)), id];
}

/** The open submenus: chosen on this page, else the current page's, else the last chosen ones. */
export function useOpenMenus(current: readonly string[], page: string) {
  const [stored, setStored] = useState(readMenus);
  const [chosenOn, setChosenOn] = useState<string | null>(null);
  const open =
    chosenOn === page ? stored : current.reduce((menus, id) => openedWith(id, menus), stored);

  const isOpen = (id: string) => open.includes(id);
  const toggle = (id: string) => {
    const menus = isOpen(id) ? open.filter((one) => one !== id) : openedWith(id, open);
    setStored(menus);
    setChosenOn(page);
    localStorage.setItem(KEY, JSON.stringify(menus));
  };
  return { isOpen, toggle };
}
