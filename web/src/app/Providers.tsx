import { MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode } from 'react';
import { styleNonce } from '#core/page-setting.ts';
import { cssVariablesResolver, theme } from './theme.ts';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
        // The theme writes all variables, and the library's sheet with the defaults isn't loaded.
        deduplicateCssVariables={false}
      >
        {children}
      </MantineProvider>
    </StrictMode>
  );
}
