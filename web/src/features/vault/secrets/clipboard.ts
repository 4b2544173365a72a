import { t } from '@intranet/contract/core/i18n/t.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';
import { COPIED, writeClipboard, writeClipboardWhenLoaded } from '@intranet/ui/text/clipboard.ts';

export const CLIPBOARD_MS = 60_000;

/** After this time without activity the clipboard likely has other content. */
const ATTENTION_MS = 5 * 60_000;

const REFUSED = t('Copying is blocked. Select the text and copy it.');

/**
 * Calls the clipboard before any wait, because some browsers accept a click only then.
 * @throws UserFacingError when the browser refuses, or the text's own error
 */
export async function copyText(coming: Promise<string>): Promise<string> {
  const written = writeClipboardWhenLoaded(coming);
  written.catch(() => undefined);
  const text = await coming;
  await written.catch(() => {
    throw new UserFacingError(REFUSED);
  });
  return text;
}

/** Like `copyText`, but clears the clipboard after a minute unless it holds other content. */
export async function copySecret(coming: Promise<string>): Promise<string> {
  const text = await copyText(coming);
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const timer = setTimeout(() => void emptyWhenPossible(text, signal).finally(end), CLIPBOARD_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  // A later copy in this page replaces the secret, so it must stay. A refused copy fires nothing.
  document.addEventListener(COPIED, end, { signal });
  for (const event of ['copy', 'cut'])
    document.addEventListener(event, () => isSelected() && end(), { signal });
  return text;
}

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

async function emptied(text: string, signal: AbortSignal): Promise<boolean> {
  if (document.visibilityState !== 'visible' || !document.hasFocus()) return false;
  const held = await heldText();
  if (signal.aborted || (held !== null && held !== text)) return true;
  return writeClipboard('').then(
    () => true,
    () => false,
  );
}

/** The clipboard's text, or null if reading is blocked or needs a permission prompt. */
async function heldText(): Promise<string | null> {
  try {
    const name = 'clipboard-read' as PermissionName;
    const { state } = await navigator.permissions.query({ name });
    return state === 'granted' ? await navigator.clipboard.readText() : null;
  } catch {
    // Browsers without this permission would prompt the user.
    return null;
  }
}

/** Some browsers require activity for clipboard access. @returns false after a timeout */
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
