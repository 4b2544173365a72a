import { Tooltip } from '@mantine/core';
import { createContext, type ReactElement, useContext } from 'react';

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
