import { MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

/** What everything is drawn within. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>
    </StrictMode>
  );
}
