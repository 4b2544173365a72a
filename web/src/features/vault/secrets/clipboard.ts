import { UserFacingError } from '#core/user-facing-error.ts';
import { COPIED } from '#ui/CopyTextButton.tsx';

/** A secret stays in the clipboard no longer than this. */
export const CLIPBOARD_MS = 60_000;

/** Nobody at the page for so long: what the clipboard holds by then is somebody else's matter. */
const ATTENTION_MS = 5 * 60_000;

const REFUSED = 'This browser does not allow copying here. Please select and copy it by hand.';

/** Ends the waiting for the secret that was copied before. */
let waiting = new AbortController();

/**
 * Puts text that is still on its way into the clipboard. The browser is asked at once, where it can be:
 * some take a press of a button for permission only as long as nothing was waited for.
 * @throws UserFacingError when the browser refuses; whatever the text fails with
 */
export async function copyText(coming: Promise<string>): Promise<string> {
  const written = write(coming);
  // Of a text that never came there is only one thing to say.
  written.catch(() => undefined);
  const text = await coming;
  await written.catch(() => {
    throw new UserFacingError(REFUSED);
  });
  // Only now: refused, the clipboard still holds the secret of before.
  waiting.abort();
  return text;
}

async function write(coming: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    const text = await coming;
    return navigator.clipboard.writeText(text);
  }
  const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * As `copyText`, of a secret: after a minute the clipboard is emptied, unless it is known to hold
 * something else by then. A page that is not looked at may not do so; it tries again once it is.
 */
export async function copySecret(coming: Promise<string>): Promise<string> {
  const text = await copyText(coming);
  const ending = new AbortController();
  waiting = ending;
  const { signal } = ending;
  const end = () => ending.abort();
  const timer = setTimeout(() => void emptyWhenPossible(text, signal).finally(end), CLIPBOARD_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  // What is copied later in this page is no secret, and stays.
  document.addEventListener(COPIED, end, { signal });
  for (const event of ['copy', 'cut'])
    document.addEventListener(event, () => isSelected() && end(), { signal });
  return text;
}

/** Where nothing is selected, the keys for copying leave the clipboard as it is. */
function isSelected(): boolean {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) {
    return at.type !== 'password' && at.selectionStart !== at.selectionEnd;
  }
  return document.getSelection()?.isCollapsed === false;
}

async function emptyWhenPossible(text: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await emptied(text, signal))) {
    if (!(await attention(signal))) return;
  }
}

/** True when there is nothing left to do. */
async function emptied(text: string, signal: AbortSignal): Promise<boolean> {
  if (document.visibilityState !== 'visible' || !document.hasFocus()) return false;
  const held = await heldText();
  if (signal.aborted || (held !== null && held !== text)) return true;
  return navigator.clipboard.writeText('').then(
    () => true,
    () => false,
  );
}

/** What the clipboard holds; null where looking is not allowed, or only after a question. */
async function heldText(): Promise<string | null> {
  try {
    const name = 'clipboard-read' as PermissionName;
    const { state } = await navigator.permissions.query({ name });
    return state === 'granted' ? await navigator.clipboard.readText() : null;
  } catch {
    // Browsers that know no such permission would ask the person.
    return null;
  }
}

/**
 * The next sign that somebody is at this page: some browsers let it write only then.
 * @returns false when there was none for too long
 */
function attention(signal: AbortSignal): Promise<boolean> {
  const heard = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<boolean>((resolve) => {
    const done = () => resolve(true);
    timer = setTimeout(() => resolve(false), ATTENTION_MS);
    const once = { signal: AbortSignal.any([signal, heard.signal]), once: true };
    for (const event of ['focus', 'pointerup', 'keyup']) window.addEventListener(event, done, once);
    signal.addEventListener('abort', done, { once: true });
  }).finally(() => {
    clearTimeout(timer);
    heard.abort();
  });
}
