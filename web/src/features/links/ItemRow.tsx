import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { type DepartmentId, departmentOf } from '@intranet/contract/links/departments.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import type { Item, ItemGroup, LinkItem } from '@intranet/contract/links/items.ts';
import { Anchor, Loader, Text, VisuallyHidden } from '@mantine/core';
import {
  IconChevronRight,
  IconExternalLink,
  IconFolder,
  IconLinkOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { notOpenedOn } from './api.ts';
import classes from './ItemRow.module.css';
import { aboutItem, kindOf } from './item-kind.ts';
import { itemTarget } from './item-target.ts';
import { useOpenItem } from './use-open-item.ts';
import { FROM_LIST } from './use-opened.ts';

export type Addresses = LinkState[] | 'loading' | 'failed';

interface ContentProps {
  /** Shows the kind of item. */
  icon: TablerIcon;
  /** Shows how the item opens. */
  opens?: TablerIcon;
  children: ReactNode;
}

function Content({ icon: Icon, opens: Opens, children }: ContentProps) {
  return (
    <>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.body}>{children}</span>
      {Opens && <Opens size={18} stroke={1.75} aria-hidden className={classes.opens} />}
    </>
  );
}

export const NO_ADDRESS = t('No address');

export function GiveAddress({ item: { link, label } }: { item: LinkItem }) {
  const department = departmentOf(link);
  return (
    <Anchor
      size="sm"
      fw={600}
      aria-label={t('Set the address of {label}', { label: t(label) })}
      renderRoot={(props) => (
        <Link {...props} to={department.adminPath} search={{ link: link.name }} />
      )}
    >
      {t('Set address')}
    </Anchor>
  );
}

/** An item's kind: its description, and no part of its name. */
function About({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} className={classes.about} aria-hidden>
      {children}
    </span>
  );
}

export function GroupRow({ group, onChoose }: { group: ItemGroup; onChoose: () => void }) {
  const about = useId();
  return (
    <button
      type="button"
      aria-describedby={about}
      className={classes.row}
      data-item={group.id}
      aria-haspopup="dialog"
      onClick={onChoose}
    >
      <Content icon={IconFolder} opens={IconChevronRight}>
        <span className={classes.label}>{t(group.label)}</span>
        <About id={about}>{group.items.map(({ label }) => t(label)).join(', ')}</About>
      </Content>
    </button>
  );
}

export interface ItemContext {
  department: DepartmentId;
  addresses: Addresses;
  role: Role;
}

interface ItemRowProps extends ItemContext {
  item: Item;
  /** The group's id inside its modal, so Back returns there. */
  group?: string;
  autofocus?: boolean;
}

export function ItemRow(props: ItemRowProps) {
  const { item, department, addresses, role, group, autofocus = false } = props;
  const openItem = useOpenItem(notOpenedOn(department));
  const target = itemTarget(item, Array.isArray(addresses) ? addresses : undefined);
  const focus = {
    'data-item': item.kind === 'link' ? item.link.name : item.path,
    ...(autofocus && { 'data-autofocus': true }),
  };
  const aboutId = useId();
  const mark = { className: classes.row, 'aria-describedby': aboutId, ...focus };
  const { Icon } = kindOf(item);
  const label = <span className={classes.label}>{t(item.label)}</span>;
  if (target.kind === 'page') {
    return (
      <Link {...mark} to={target.to}>
        <Content icon={Icon} opens={IconChevronRight}>
          {label}
          <About id={aboutId}>{aboutItem(item, 'page')}</About>
        </Content>
      </Link>
    );
  }
  if (target.kind === 'embedded') {
    const search = group ? { ...target.search, choose: group } : target.search;
    return (
      <Link {...mark} to={target.to} search={search} {...FROM_LIST}>
        <Content icon={Icon} opens={IconChevronRight}>
          {label}
          <About id={aboutId}>{aboutItem(item, 'embedded')}</About>
        </Content>
      </Link>
    );
  }
  if (target.kind === 'tab') {
    return (
      <a {...mark} href={target.href} target="_blank" rel="noopener noreferrer">
        <Content icon={Icon} opens={IconExternalLink}>
          {label}
          <About id={aboutId}>{aboutItem(item, 'tab')}</About>
          <VisuallyHidden>{tc('links', '(opens in a new tab)')}</VisuallyHidden>
        </Content>
      </a>
    );
  }
  const loading = addresses === 'loading';
  return (
    <div className={classes.row} data-closed>
      <button {...focus} type="button" className={classes.closed} onClick={() => openItem(item)}>
        <Content icon={loading ? IconExternalLink : IconLinkOff}>
          {label}
          {loading ? (
            <Loader size="xs" role="status" aria-label={tc('links', 'Loading')} />
          ) : (
            <Text c="dimmed" size="sm">
              {addresses === 'failed' ? t('Address unavailable') : NO_ADDRESS}
            </Text>
          )}
        </Content>
      </button>
      {Array.isArray(addresses) && item.kind === 'link' && role === 'admin' && (
        <GiveAddress item={item} />
      )}
    </div>
  );
}
