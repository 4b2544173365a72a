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
 * Renders an element within the app's providers, with a simulated user.
 * @param width the width in px of the window and of every element (setup.ts)
 */
export function renderUi(element: ReactNode, { width = window.innerWidth } = {}) {
  window.innerWidth = width;
  return { user: userEvent.setup(), ...render(element, { wrapper: Providers }) };
}
