import { brandShades, DEFAULT_BRAND } from '@intranet/contract/core/brand.ts';
import { UiContext } from '@intranet/ui/context.ts';
import { cssVariablesResolver, theme } from '@intranet/ui/theme/theme.ts';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { type ReactNode, StrictMode } from 'react';
import { FRAME_SETTINGS } from '#core/frame-settings.ts';
import { pageSetting, styleNonce } from '#core/page-setting.ts';

/** The company's colour (BRAND_COLOUR), also used for the browser's toolbar. */
const brand = brandShades(pageSetting('theme-color') || DEFAULT_BRAND);
const ownTheme = mergeThemeOverrides(theme, { colors: { brand } });

export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={ownTheme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
        // The theme writes all variables, and the library's sheet with the defaults isn't loaded.
        deduplicateCssVariables={false}
      >
        <UiContext value={FRAME_SETTINGS}>{children}</UiContext>
      </MantineProvider>
    </StrictMode>
  );
}
