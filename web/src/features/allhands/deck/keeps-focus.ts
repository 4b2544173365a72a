/** A button that leads nowhere at an end, but keeps the focus of whoever came there by it. */
export const keepsFocus = (idle: boolean) =>
  idle ? { 'data-disabled': true, 'aria-disabled': true } : {};
