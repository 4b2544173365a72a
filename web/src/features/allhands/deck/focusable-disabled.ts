/** Disables a button without taking the focus from it, for Next and Previous at the ends. */
export const focusableDisabled = (idle: boolean) =>
  idle ? { 'data-disabled': true, 'aria-disabled': true } : {};
