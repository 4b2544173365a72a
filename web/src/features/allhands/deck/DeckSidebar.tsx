import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  ActionIcon,
  Box,
  Burger,
  Divider,
  Group,
  NavLink,
  Overlay,
  Stack,
  Text,
  Tooltip,
  VisuallyHidden,
} from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { SECTION } from '../sections/sections.ts';
import deck from './Deck.module.css';
import classes from './DeckSidebar.module.css';
import plate from './Plate.module.css';
import { SIDEBAR_ENTRIES, type SidebarEntry, useOpenEntries } from './sidebar-entries.ts';
import type { useDeckSidebar } from './use-deck-sidebar.ts';

interface SectionNavigation {
  shown: SectionId;
  go: (id: SectionId) => void;
}

interface EntryLinkProps extends SectionNavigation {
  label: string;
  section: SectionId;
  here: boolean;
}

function EntryLink({ label, section, here, go }: EntryLinkProps) {
  return (
    <NavLink
      href={`#${section}`}
      label={label}
      active={here}
      {...(here && { 'aria-current': 'true' as const })}
      onClick={(event: MouseEvent) => {
        // A modifier key opens another tab or window, as for any link.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(section);
      }}
    />
  );
}

interface EntryProps extends SectionNavigation {
  entry: SidebarEntry;
  open: boolean;
  toggle: () => void;
}

function Entry({ entry: { label, sections, submenu }, open, toggle, ...place }: EntryProps) {
  const listId = useId();
  const [section] = sections;
  if (!section) {
    return (
      <Tooltip label={t('Coming soon')} position="right">
        <div>
          <Text
            component="button"
            type="button"
            disabled
            size="sm"
            c="dimmed"
            px="sm"
            py={8}
            // A disabled button would keep the tooltip from opening.
            style={{ pointerEvents: 'none' }}
          >
            {label} <VisuallyHidden>{t('not available yet')}</VisuallyHidden>
          </Text>
        </div>
      </Tooltip>
    );
  }
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const here = sections.includes(place.shown) && !submenu.includes(place.shown);
  return (
    <>
      <Group gap={2} wrap="nowrap">
        <EntryLink label={label} section={section} here={here} {...place} />
        {submenu.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('{label} submenu', { label })}
            aria-expanded={open}
            aria-controls={listId}
            onClick={toggle}
          >
            <Chevron size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {submenu.length > 0 && (
        <Box component="ul" pl="md" id={listId} aria-label={label} hidden={!open}>
          {submenu.map((leaf) => (
            <li key={leaf}>
              <EntryLink
                label={SECTION[leaf].title}
                section={leaf}
                here={place.shown === leaf}
                {...place}
              />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

interface DeckSidebarProps extends SectionNavigation {
  state: ReturnType<typeof useDeckSidebar>;
  children: ReactNode;
}

export function DeckSidebar({ state, children, shown, go }: DeckSidebarProps) {
  const { id, burger, open, covering, setOpen, hideCovering } = state;
  const entries = useOpenEntries(shown);
  return (
    <>
      <Burger
        ref={burger}
        className={`${deck.burger} ${plate.plate}`}
        color="currentColor"
        size="sm"
        opened={open}
        onClick={() => setOpen(!open)}
        aria-label={t('Sections')}
        aria-expanded={open}
        aria-controls={id}
        data-fades
        data-print="hide"
      />
      {covering && <Overlay fixed zIndex={115} backgroundOpacity={0.5} onClick={hideCovering} />}
      <Stack
        component="nav"
        id={id}
        aria-label={t('Sections')}
        className={classes.sidebar}
        gap="sm"
        display={open ? undefined : 'none'}
        inert={!open}
        data-print="hide"
        data-open={open || undefined}
        data-covering={covering || undefined}
      >
        <ul className={classes.menu}>
          {SIDEBAR_ENTRIES.map((entry) => (
            <li key={entry.label}>
              <Entry
                entry={entry}
                open={entries.isOpen(entry.label)}
                toggle={() => entries.toggle(entry.label)}
                shown={shown}
                go={go}
              />
            </li>
          ))}
        </ul>
        <Divider />
        <div>
          {children}
          <NavLink
            component={Link}
            to="/home"
            label={t('Back to the intranet')}
            c="dimmed"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          />
        </div>
      </Stack>
    </>
  );
}
