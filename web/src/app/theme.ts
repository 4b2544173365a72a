import { t } from '@intranet/contract/core/i18n/t.ts';
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { FocusableLoadingButton } from '#ui/feedback/FocusableLoadingButton.tsx';

const brand: MantineColorsTuple = [
  '#e8f6f2',
  '#d3ebe4',
  '#a6d7c8',
  '#76c2ab',
  '#4fb092',
  '#37a583',
  '#1f8a6b',
  '#147257',
  '#0f5c4d',
  '#07463a',
];

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 7 },
  colors: { brand },
  defaultRadius: 'md',
  fontFamily:
    'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'clamp(1.45rem, 1.1rem + 1.4vw, 1.9rem)', lineHeight: '1.25' },
      h2: { fontSize: '1.3rem', lineHeight: '1.35' },
      h3: { fontSize: '1.15rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  components: {
    ActionIcon: { defaultProps: { component: FocusableLoadingButton } },
    Alert: { defaultProps: { variant: 'outline' } },
    Button: { defaultProps: { component: FocusableLoadingButton } },
    // Announces loading placeholders as busy.
    LoadingOverlay: { defaultProps: { 'aria-busy': true } },
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': t('Close') },
        // A dialog's <header> is not the page's banner (axe: landmark-no-duplicate-banner).
        attributes: { header: { role: 'none' } },
      },
      styles: { title: { fontWeight: 650 } },
    },
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': t('Show or hide the password') },
      },
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': t('Close') } } },
    Skeleton: { defaultProps: { 'aria-busy': true } },
  },
});

/** The library's dimmed texts and placeholders lack contrast (WCAG 1.4.3). */
export const cssVariablesResolver: CSSVariablesResolver = (base) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#545d66',
    '--mantine-color-placeholder': '#6b747d',
    '--mantine-color-error': base.colors.red[9],
  },
  dark: {
    '--mantine-color-text': '#e3e6e8',
    '--mantine-color-dimmed': '#a6adb4',
    '--mantine-color-placeholder': '#949ba2',
    '--mantine-color-error': base.colors.red[4],
  },
});
