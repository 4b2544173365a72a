import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, use } from 'react';
import { UiContext, type UiSettings } from '../context.ts';
import { theme } from '../theme/theme.ts';

interface Options {
  /** The width in px of the window and of every element (setup.ts). */
  width?: number;
  /** What differs from the settings of parts without an app. */
  settings?: Partial<UiSettings>;
}

/** Renders an element in the theme and the parts' settings, with a simulated user. */
export function renderUi(
  element: ReactNode,
  { width = window.innerWidth, settings }: Options = {},
) {
  window.innerWidth = width;
  function Wrapper({ children }: { children: ReactNode }) {
    return (
      <MantineProvider env="test" theme={theme}>
        <Notifications />
        <UiContext value={{ ...use(UiContext), ...settings }}>{children}</UiContext>
      </MantineProvider>
    );
  }
  return { user: userEvent.setup(), ...render(element, { wrapper: Wrapper }) };
}
