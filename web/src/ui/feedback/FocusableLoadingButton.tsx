import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the library writes on a button whose `loading` is true. */
  'data-loading'?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The element of every button of the library (`theme.ts`). The library disables one that is loading, and
 * whoever pressed it with keys would lose the focus. This one keeps it: it says that it is busy, and a press
 * does nothing, nor does Enter in a field of its form, which presses the form's button.
 */
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
