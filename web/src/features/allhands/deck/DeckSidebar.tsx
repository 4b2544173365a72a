import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Burger, NavLink, Overlay, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { SECTION } from '../sections/sections.ts';
import deck from './Deck.module.css';
import classes from './DeckSidebar.module.css';
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
          <button type="button" disabled className={classes.missing}>
            {label} <VisuallyHidden>{t('not available yet')}</VisuallyHidden>
          </button>
        </div>
      </Tooltip>
    );
  }
  const here = sections.includes(place.shown) && !submenu.includes(place.shown);
  return (
    <>
      <div className={classes.entry}>
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
            <IconChevronRight size={16} aria-hidden className={classes.chevron} />
          </ActionIcon>
        )}
      </div>
      {submenu.length > 0 && (
        <ul id={listId} aria-label={label} className={classes.submenu} hidden={!open}>
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
        </ul>
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
      <div className={deck.burger} data-covering={covering || undefined}>
        <Burger
          ref={burger}
          size="sm"
          opened={open}
          onClick={() => setOpen(!open)}
          aria-label={t('Sections')}
          aria-expanded={open}
          aria-controls={id}
        />
      </div>
      {covering && <Overlay fixed zIndex={115} backgroundOpacity={0.5} onClick={hideCovering} />}
      <nav
        id={id}
        aria-label={t('Sections')}
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
                open={entries.isOpen(entry.label)}
                toggle={() => entries.toggle(entry.label)}
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
            label={t('Back to the intranet')}
            c="dimmed"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          />
        </div>
      </nav>
    </>
  );
}
