/** Inputs in which nothing is written: a key pressed there is not meant for them. */
const NOT_WRITTEN = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];

/** Whether a key goes into a text: then it is no command (pitfall 25). */
export function isTyping({ target }: Event): boolean {
  if (target instanceof HTMLInputElement) return !NOT_WRITTEN.includes(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select'))
  );
}
