import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { ActionIcon, NavLink } from '@mantine/core';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useId } from 'react';
import classes from './DeckSidebar.module.css';
import { SIDEBAR_ENTRIES, type SidebarEntry, useOpenEntries } from './sidebar-entries.ts';

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

function Missing({ label }: { label: string }) {
  return (
    <button type="button" disabled className={classes.missing}>
      {label} <small>not available yet</small>
    </button>
  );
}

interface EntryProps extends SectionNavigation {
  entry: SidebarEntry;
  open: boolean;
  toggle: () => void;
}

function Entry({ entry: { label, section, submenu, also }, open, toggle, ...place }: EntryProps) {
  const listId = useId();
  if (!section) return <Missing label={label} />;
  const here = place.shown === section || also.includes(place.shown);
  return (
    <>
      <div className={classes.entry}>
        <EntryLink label={label} section={section} here={here} {...place} />
        {submenu.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`${label} submenu`}
            aria-expanded={open}
            aria-controls={listId}
            onClick={toggle}
          >
            <IconChevronRight size={16} aria-hidden className={classes.chevron} />
          </ActionIcon>
        )}
      </div>
      {submenu.length > 0 && (
        <ul id={listId} aria-label={label} className={classes.submenu} hidden={!open}>
          {submenu.map((leaf) => (
            <li key={leaf.section}>
              <EntryLink {...leaf} here={place.shown === leaf.section} {...place} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface DeckSidebarProps extends SectionNavigation {
  id: string;
  open: boolean;
  covering: boolean;
  children: ReactNode;
}

export function DeckSidebar({ id, open, covering, children, shown, go }: DeckSidebarProps) {
  const { isOpen, toggle } = useOpenEntries(shown);
  return (
    <nav
      id={id}
      aria-label="Sections"
      className={classes.sidebar}
      inert={!open}
      data-open={open || undefined}
      data-covering={covering || undefined}
    >
      <ul className={classes.menu}>
        {SIDEBAR_ENTRIES.map((entry) => (
          <li key={entry.label}>
            <Entry
              entry={entry}
              open={isOpen(entry.label)}
              toggle={() => toggle(entry.label)}
              shown={shown}
              go={go}
            />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        {children}
        <NavLink
          component={Link}
          to="/home"
          label="Back to the intranet"
          c="dimmed"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        />
      </div>
    </nav>
  );
}
