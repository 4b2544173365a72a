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

function isWrittenInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_WRITTEN.includes(target.type);
  return (
    target instanceof HTMLElement &&
    target.closest('textarea, select, [contenteditable]:not([contenteditable=false])') !== null
  );
}

/** Whether a key belongs to a text that is typed (pitfall 25), or to an open dialog. */
export function isForOthers({ target }: Event): boolean {
  return (
    isWrittenInto(target) || document.querySelector('[aria-modal=true], dialog[open]') !== null
  );
}
