import { NavLink, Tooltip } from '@mantine/core';
import { type Icon, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** True while the menu shows only its icons. */
export const RailContext = createContext(false);

export function Chevron({ open }: { open: boolean }) {
  return open ? (
    <IconChevronDown size={16} aria-hidden />
  ) : (
    <IconChevronRight size={16} aria-hidden />
  );
}

/** Names an icon of the rail on hover and focus; its accessible name is the hidden label. */
export function RailTip({
  label,
  children,
}: {
  label: string | undefined;
  children: ReactElement;
}) {
  const rail = useContext(RailContext);
  if (!rail) return children;
  return (
    <Tooltip label={label} position="right" events={{ hover: true, focus: true, touch: false }}>
      {children}
    </Tooltip>
  );
}

interface RailLinkProps {
  path: string;
  label: string | undefined;
  icon: Icon;
  current: boolean;
  /** The current item is below this page, which the rail can't show. */
  within?: boolean;
  aside?: ReactNode;
}

/** A link to a page, which the rail shows as an icon. */
export function RailLink(props: RailLinkProps) {
  const { path, label, icon: Icon, current, within = false, aside } = props;
  const rail = useContext(RailContext);
  return (
    <RailTip label={label}>
      <NavLink
        component={Link}
        to={path}
        activeOptions={{ exact: true }}
        label={label}
        leftSection={<Icon size={20} aria-hidden />}
        rightSection={aside}
        active={rail && within}
        {...(current && { 'aria-current': 'page' as const })}
      />
    </RailTip>
  );
}
