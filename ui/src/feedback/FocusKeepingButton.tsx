import { type ButtonHTMLAttributes, type MouseEvent, type Ref, useState } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  'data-loading'?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The element of library buttons. While loading, or disabled after it took the focus, it ignores presses but keeps the focus. */
export function FocusKeepingButton(button: Props) {
  const { type = 'button', disabled = false, onClick, onFocus, onBlur, ...props } = button;
  const [focused, setFocused] = useState(false);
  const busy = props['data-loading'] === true;
  const ignores = busy || disabled;
  return (
    <button
      {...props}
      type={type}
      disabled={disabled && !busy && !focused}
      onClick={ignores ? ignore : onClick}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      {...(busy && { 'aria-busy': true })}
      {...(ignores && { 'aria-disabled': true })}
    />
  );
}
