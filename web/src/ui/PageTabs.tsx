import { Tabs } from '@mantine/core';
import { type ComponentType, useMemo, useState } from 'react';
import { type AddressState, useAddress } from '#core/use-address.ts';

export interface PageTab {
  /** As the address names it, in `tab`. */
  id: string;
  label: string;
  Panel: ComponentType;
  /** Once opened it stays, hidden, with what was typed or chosen in it; others begin anew each time. */
  stays?: boolean;
}

interface Props {
  /** What they are tabs of, for those who hear it. */
  label: string;
  /** The first is what the page opens with. */
  tabs: readonly [PageTab, ...PageTab[]];
  /** Values of the address that end with the tab, each with what it is without one. */
  ends?: AddressState<string>;
}

const NO_STATE: AddressState<string> = {};

/** The tabs of a page, which the address tells; one that is alone is no choice, and is not offered as one. */
export function PageTabs({ label, tabs, ends = NO_STATE }: Props) {
  const defaults = useMemo(() => ({ tab: tabs[0].id, ...ends }), [tabs, ends]);
  const [{ tab }, setAddress] = useAddress(defaults);
  const active = tabs.find(({ id }) => id === tab) ?? tabs[0];
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (active.stays && !opened.includes(active.id)) setOpened([...opened, active.id]);
  return (
    <Tabs
      value={active.id}
      onChange={(id) => setAddress({ ...defaults, tab: id ?? tabs[0].id }, { push: true })}
      variant="pills"
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
