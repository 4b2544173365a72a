/** Inputs that take no text, so a presenter remote still works after ticking one. */
const TEXTLESS = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

function isTyping(target: Element): boolean {
  if (target instanceof HTMLInputElement) return !TEXTLESS.test(target.type);
  // jsdom lacks isContentEditable, so the attribute is checked too.
  return (
    target.closest('textarea, select, [contenteditable]:not([contenteditable=false])') !== null
  );
}

/** True while keys belong to a text field (pitfall 25) or an open dialog. */
export function areShortcutsBlocked(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal=true], dialog[open]')) return true;
  return target instanceof Element && isTyping(target);
}
