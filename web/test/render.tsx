import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { theme } from '#app/theme.ts';

function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider env="test" theme={theme}>
      <Notifications />
      {children}
    </MantineProvider>
  );
}

/**
 * Draws a part of the screen with what the app puts around it, and somebody who uses it.
 * @param width the window's width in px, and so that of every element (setup.ts)
 */
export function renderUi(element: ReactNode, { width = window.innerWidth } = {}) {
  window.innerWidth = width;
  return { user: userEvent.setup(), ...render(element, { wrapper: Providers }) };
}
