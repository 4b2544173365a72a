import { Tabs } from '@mantine/core';
import { type ComponentType, useMemo, useState } from 'react';
import { type AddressState, useAddress } from '#core/use-address.ts';

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
}

const NO_STATE: AddressState<string> = {};

/** The tabs of a page, stored in the address. A single tab is not shown as a choice. */
export function PageTabs({ label, tabs, resets = NO_STATE }: Props) {
  const defaults = useMemo(() => ({ tab: tabs[0].id, ...resets }), [tabs, resets]);
  const [{ tab }, setAddress] = useAddress(defaults);
  const active = tabs.find(({ id }) => id === tab) ?? tabs[0];
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (active.keepMounted && !opened.includes(active.id)) setOpened([...opened, active.id]);
  return (
    <Tabs
      value={active.id}
      onChange={(id) => setAddress({ ...defaults, tab: id ?? tabs[0].id }, { push: true })}
      keepMounted
      keepMountedMode="display-none"
    >
      {tabs.length > 1 && (
        <Tabs.List aria-label={label} mb="lg">
          {tabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      {tabs.map(({ id, Panel }) => (
        <Tabs.Panel key={id} value={id}>
          {(id === active.id || opened.includes(id)) && <Panel />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
