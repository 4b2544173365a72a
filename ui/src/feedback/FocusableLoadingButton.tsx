import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  'data-loading'?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The element of library buttons. While loading it ignores presses but keeps the focus. */
export function FocusableLoadingButton({ type = 'button', disabled, onClick, ...props }: Props) {
  const busy = props['data-loading'] === true;
  return (
    <button
      {...props}
      type={type}
      disabled={disabled === true && !busy}
      onClick={busy ? ignore : onClick}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    />
  );
}
