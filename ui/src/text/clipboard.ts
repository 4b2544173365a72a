/** A document event for text copied by a script, for which the browser fires none. */
export const COPIED = 'text-copied';

const tellCopied = () => document.dispatchEvent(new Event(COPIED));

/** Copies by a selected element and the browser's own command, which needs no https but a recent press. */
function copyBySelection(text: string): boolean {
  const element = document.createElement('span');
  // The command copies nothing without a selection; the event then gives it the exact text.
  element.textContent = text || '-';
  const unseen = { position: 'fixed', top: '0', opacity: '0' };
  Object.assign(element.style, { ...unseen, userSelect: 'text', whiteSpace: 'pre' });
  element.ariaHidden = 'true';
  element.addEventListener('copy', (event) => {
    event.preventDefault();
    // Listeners for what the user copies would take this for a copy of theirs.
    event.stopPropagation();
    event.clipboardData?.setData('text/plain', text);
  });
  const selection = document.getSelection();
  const selected = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
  document.body.append(element);
  try {
    selection?.selectAllChildren(element);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    element.remove();
    selection?.removeAllRanges();
    if (selected) selection?.addRange(selected);
  }
}

/** Copies text, also on plain http (D64). @throws Error if the browser refuses */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyBySelection(text)) throw error;
  }
  tellCopied();
}

/** Like `writeClipboard`, for text that is still loading: some browsers accept a press only at once. */
export async function writeClipboardWhenLoaded(coming: Promise<string>): Promise<void> {
  try {
    const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    return writeClipboard(await coming);
  }
  tellCopied();
}
