import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import '@intranet/ui/theme/linked-cards.css';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { type DepartmentId, departmentOf } from '@intranet/contract/links/departments.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import type { Item, ItemGroup, LinkItem } from '@intranet/contract/links/items.ts';
import { Anchor, Box, Group, Loader, Paper, Text, ThemeIcon, VisuallyHidden } from '@mantine/core';
import {
  IconChevronRight,
  IconExternalLink,
  IconLinkOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { notOpenedOn } from './api.ts';
import classes from './ItemRow.module.css';
import { kindOf } from './item-kind.ts';
import { purposeOf } from './item-purpose.ts';
import { itemTarget } from './item-target.ts';
import { useOpenItem } from './use-open-item.ts';
import { FROM_LIST } from './use-opened.ts';

export type Addresses = LinkState[] | 'loading' | 'failed';

interface ContentProps {
  icon: TablerIcon;
  label: string;
  /** Without it, the item can't be opened. */
  opens?: TablerIcon;
  children: ReactNode;
}

function Content({ icon: Icon, label, opens: Opens, children }: ContentProps) {
  return (
    <>
      <ThemeIcon component="span" size={40} variant="light" color={Opens ? 'brand' : 'gray'}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </ThemeIcon>
      <Group component="span" gap="2px 14px" flex={1}>
        <Text span inherit fw={600} flex="1 1 140px">
          {label}
        </Text>
        {children}
      </Group>
      {Opens && <Opens size={18} stroke={1.75} color="var(--mantine-color-dimmed)" aria-hidden />}
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
      aria-label={t('Set address: {label}', { label: t(label) })}
      renderRoot={(props) => (
        <Link {...props} to={department.adminPath} search={{ link: link.name }} />
      )}
    >
      {t('Set address')}
    </Anchor>
  );
}

interface DescribedProps {
  item: Item | ItemGroup;
  about: string;
  opens: TablerIcon;
  children?: ReactNode;
}

function Described({ item, about, opens, children }: DescribedProps) {
  const { label: kind, Icon } = kindOf(item);
  return (
    <Content icon={Icon} label={t(item.label)} opens={opens}>
      <Text span id={about} c="dimmed" fz="xs" lh="16px" flex="1 0 100%" miw={0} aria-hidden>
        {purposeOf(item) ?? kind}
      </Text>
      {children}
    </Content>
  );
}

export function GroupRow({ group, onChoose }: { group: ItemGroup; onChoose: () => void }) {
  const about = useId();
  return (
    <Paper
      component="button"
      type="button"
      withBorder
      aria-describedby={about}
      className={classes.row}
      data-item={group.id}
      aria-haspopup="dialog"
      onClick={onChoose}
    >
      <Described item={group} about={about} opens={IconChevronRight} />
    </Paper>
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
  const openItem = useOpenItem(notOpenedOn(department), addresses === 'failed');
  const target = itemTarget(item, Array.isArray(addresses) ? addresses : undefined);
  const focus = {
    'data-item': item.kind === 'link' ? item.link.name : item.path,
    ...(autofocus && { 'data-autofocus': true }),
  };
  const about = useId();
  const mark = {
    withBorder: true,
    className: classes.row,
    'aria-describedby': about,
    ...focus,
  };
  if (target.kind === 'page') {
    return (
      <Paper component={PageLink} {...mark} to={target.to} search={target.search}>
        <Described item={item} about={about} opens={IconChevronRight} />
      </Paper>
    );
  }
  if (target.kind === 'embedded') {
    const search = group ? { ...target.search, choose: group } : target.search;
    return (
      <Paper
        {...mark}
        renderRoot={(props) => <Link {...props} to={target.to} search={search} {...FROM_LIST} />}
      >
        <Described item={item} about={about} opens={IconChevronRight} />
      </Paper>
    );
  }
  if (target.kind === 'tab') {
    return (
      <Paper component="a" {...mark} href={target.href} target="_blank" rel="noopener noreferrer">
        <Described item={item} about={about} opens={IconExternalLink}>
          <VisuallyHidden>{tc('links', '(opens in a new tab)')}</VisuallyHidden>
        </Described>
      </Paper>
    );
  }
  const loading = addresses === 'loading';
  return (
    <Paper withBorder className={classes.row ?? ''} data-closed>
      <button {...focus} type="button" className={classes.closed} onClick={() => openItem(item)}>
        <Content icon={loading ? IconExternalLink : IconLinkOff} label={t(item.label)}>
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
        <Box px="md">
          <GiveAddress item={item} />
        </Box>
      )}
    </Paper>
  );
}
