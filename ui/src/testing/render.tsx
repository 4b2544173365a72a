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
  /** Overrides of the default settings. */
  settings?: Partial<UiSettings>;
}

/** Renders an element with the theme and the settings. @returns also `user`, who clicks and types */
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
