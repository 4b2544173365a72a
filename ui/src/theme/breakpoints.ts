import { useMediaQuery } from '@mantine/hooks';

/**
 * A window below `sm` is a phone (spec §9). From `md`, pages have two columns beside the menu's
 * rail, and from `lg` the whole menu. Style sheets use the names in `breakpoints.css`.
 */
export const BREAKPOINTS = { sm: '48.0625em', md: '62em', lg: '75em' };

export const useBelow = (name: keyof typeof BREAKPOINTS): boolean =>
  useMediaQuery(`(width < ${BREAKPOINTS[name]})`, false, { getInitialValueInEffect: false });
