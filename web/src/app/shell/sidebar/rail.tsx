import { NavLink, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** True while the menu shows only its icons. */
export const RailContext = createContext(false);

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
  aside?: ReactNode;
}

/** A link to a page, which the rail shows as an icon. */
export function RailLink({ path, label, icon: Icon, current, aside }: RailLinkProps) {
  return (
    <RailTip label={label}>
      <NavLink
        component={Link}
        to={path}
        activeOptions={{ exact: true }}
        label={label}
        leftSection={<Icon size={20} aria-hidden />}
        rightSection={aside}
        {...(current && { 'aria-current': 'page' as const })}
      />
    </RailTip>
  );
}
