/** A button that leads nowhere at an end, but keeps the focus of whoever came there by it. */
export const focusableDisabled = (idle: boolean) =>
  idle ? { 'data-disabled': true, 'aria-disabled': true } : {};
