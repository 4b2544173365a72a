/** Disables a button but keeps it focusable, for Next and Previous at the ends. */
export const focusableDisabled = (idle: boolean) =>
  idle ? { 'data-disabled': true, 'aria-disabled': true } : {};
