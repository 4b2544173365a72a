import { Box, Tabs } from '@mantine/core';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { type AddressState, useAddress } from '../hooks/use-address.ts';
import classes from './PageTabs.module.css';

export interface PageTab {
  id: string;
  label: string;
  Panel: ComponentType;
  /** Keeps the tab mounted after the first visit, with its input. */
  keepMounted?: boolean;
}

interface Props {
  label: string;
  tabs: readonly [PageTab, ...PageTab[]];
  /** Address parameters that a change of tab resets, with their defaults. */
  resets?: AddressState<string>;
  loading?: boolean;
}

const NO_STATE: AddressState<string> = {};

/** On a phone the tabs scroll sideways in one line. */
function scrollToTab(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`[data-tab="${id}"]`);
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The tabs of a page, stored in the address. A single tab is not shown as a choice. */
export function PageTabs({ label, tabs, resets = NO_STATE, loading = false }: Props) {
  const defaults = useMemo(() => ({ tab: tabs[0].id, ...resets }), [tabs, resets]);
  const [{ tab }, setAddress] = useAddress(defaults);
  const active = tabs.find(({ id }) => id === tab) ?? tabs[0];
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (active.keepMounted && !opened.includes(active.id)) setOpened([...opened, active.id]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToTab(list.current, active.id), [active.id]);
  return (
    <Tabs
      value={active.id}
      onChange={(id) => setAddress({ ...defaults, tab: id ?? tabs[0].id }, { push: true })}
      keepMounted
      keepMountedMode="display-none"
    >
      {tabs.length === 1 && loading && <Box h={{ base: 64, sm: 56 }} />}
      {tabs.length > 1 && (
        <Tabs.List ref={list} aria-label={label} mb="lg" className={classes.list ?? ''}>
          {tabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id} fw={500} data-tab={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      {tabs.map(({ id, Panel }) => (
        <Tabs.Panel key={id} value={id} className={classes.panel ?? ''}>
          {(id === active.id || opened.includes(id)) && <Panel />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
