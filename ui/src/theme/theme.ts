import { brandShades, DEFAULT_BRAND } from '@intranet/contract/core/brand.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  type ActionIconProps,
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
} from '@mantine/core';
import { FocusKeepingButton } from '../feedback/FocusKeepingButton.tsx';
import { BREAKPOINTS } from './breakpoints.ts';

/** Greys with a trace of green: text (0), borders (4), hovered (5), raised (6), ground (7). */
const dark = [
  ...(['#c9cfd0', '#b7bfc0', '#8a9394', '#6b7475', '#3b4345'] as const),
  ...(['#30373a', '#262b2d', '#16191a', '#111415', '#0c0f10'] as const),
] as const;

/** Buttons have two heights, icons two (docs/design.md): these sizes are the smaller button. */
const SMALL_BUTTONS: readonly unknown[] = ['xs', 'compact-sm'];
const SMALL_BUTTON = {
  '--button-height': '30px',
  '--button-padding-x': '12px',
  '--button-fz': '0.8125rem',
};
const LARGE_ICON = { '--ai-size': '36px' };

/** The look of all parts. The app replaces the colour `brand` by the firm's. */
export const theme = createTheme({
  breakpoints: BREAKPOINTS,
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 7 },
  colors: { brand: brandShades(DEFAULT_BRAND), dark },
  defaultRadius: 'md',
  fontFamily: 'Inter, "Inter fallback", system-ui, sans-serif',
  fontWeights: { medium: '500' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'clamp(1.5rem, 1.3rem + 0.7vw, 1.75rem)', lineHeight: '1.29' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
      h4: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  cursorType: 'pointer',
  components: {
    ActionIcon: {
      defaultProps: { component: FocusKeepingButton },
      vars: (_: unknown, { size }: ActionIconProps) => ({ root: size === 'lg' ? LARGE_ICON : {} }),
    },
    Alert: { defaultProps: { variant: 'outline' } },
    Badge: { defaultProps: { tt: 'none', fw: 500 } },
    Button: {
      defaultProps: { component: FocusKeepingButton },
      vars: (_: unknown, { size }: ButtonProps) => ({
        root: SMALL_BUTTONS.includes(size) ? SMALL_BUTTON : {},
      }),
    },
    // Options render when their list opens, not with the page.
    Combobox: { defaultProps: { keepMounted: false } },
    InputDescription: {
      vars: () => ({ description: { '--input-description-size': '0.8125rem' } }),
    },
    Kbd: { defaultProps: { ff: 'inherit', fw: 500 } },
    // Announces loading placeholders as busy.
    LoadingOverlay: { defaultProps: { 'aria-busy': true } },
    Modal: {
      defaultProps: {
        yOffset: '12vh',
        overlayProps: { backgroundOpacity: 0.45 },
        closeButtonProps: { 'aria-label': t('Close') },
        // A dialog's <header> is not the page's banner (axe: landmark-no-duplicate-banner).
        attributes: { header: { role: 'none' } },
      },
      styles: { title: { fontWeight: 600, lineHeight: 1.3 } },
    },
    Drawer: {
      defaultProps: {
        overlayProps: { backgroundOpacity: 0.45 },
        closeButtonProps: { 'aria-label': t('Close') },
        attributes: { header: { role: 'none' } },
      },
      styles: { title: { fontWeight: 600, lineHeight: 1.3 } },
    },
    Popover: { defaultProps: { shadow: 'md' } },
    Menu: { defaultProps: { shadow: 'md' } },
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': t('Show or hide the password') },
      },
    },
    Notification: {
      defaultProps: { withBorder: true, closeButtonProps: { 'aria-label': t('Close') } },
    },
    Skeleton: { defaultProps: { 'aria-busy': true } },
    Switch: { defaultProps: { withThumbIndicator: false } },
  },
});

/** In dark mode, light buttons are translucent. The library's are darker than their background. */
const lightOnDark = (colours: object) =>
  Object.fromEntries(
    Object.keys(colours).flatMap((name) => [
      [`--mantine-color-${name}-light`, veil(name, 24)],
      [`--mantine-color-${name}-light-hover`, veil(name, 34)],
      [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-2)`],
    ]),
  );

const veil = (name: string, share: number) =>
  `color-mix(in srgb, var(--mantine-color-${name}-6) ${share}%, transparent)`;

/** The library's dimmed texts and placeholders lack contrast (WCAG 1.4.3). */
export const cssVariablesResolver: CSSVariablesResolver = (base) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#545d66',
    '--mantine-color-placeholder': '#6b747d',
    '--mantine-color-error': base.colors.red[9],
  },
  dark: {
    ...lightOnDark(base.colors),
    '--mantine-color-text': '#e3e6e8',
    // The library's fourth shade is hardly brighter than dimmed text.
    '--mantine-color-anchor': 'var(--mantine-color-brand-3)',
    '--mantine-color-dimmed': '#a6adb4',
    '--mantine-color-placeholder': '#949ba2',
    '--mantine-color-error': base.colors.red[4],
    // White text on the library's red lacks contrast.
    '--mantine-color-red-filled': base.colors.red[9],
    '--mantine-color-red-filled-hover': base.colors.red[8],
  },
});
