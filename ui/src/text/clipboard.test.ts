import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeClipboard, writeClipboardWhenLoaded } from './clipboard.ts';

let held: string | undefined;
let allowed = true;

/** Copies the selection as browsers do: its element gets the event and may set other text. */
function execCommand(): boolean {
  const selection = document.getSelection();
  if (!allowed || !selection?.anchorNode || selection.isCollapsed) return false;
  const set = new Map<string, string>();
  const setData = (type: string, text: string) => set.set(type, text);
  const event = new Event('copy', { bubbles: true, cancelable: true });
  selection.anchorNode.dispatchEvent(Object.assign(event, { clipboardData: { setData } }));
  held = event.defaultPrevented ? set.get('text/plain') : String(selection);
  return true;
}

beforeEach(() => {
  held = undefined;
  allowed = true;
  // Earlier tests of this worker may have left a field that measures text.
  document.body.replaceChildren();
  Object.assign(document, { execCommand });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

const WRITERS = {
  writeClipboard,
  writeClipboardWhenLoaded: (text: string) => writeClipboardWhenLoaded(Promise.resolve(text)),
};

describe.each(Object.entries(WRITERS))('F0, D64: %s on plain http', (_, write) => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  it.each(['s3cret', ' two\n lines\t', '<b>&', '', '🔑 "á"'])(
    'copies the exact text: %j',
    async (text) => {
      await write(text);
      expect(held).toBe(text);
      expect(document.body).toBeEmptyDOMElement();
    },
  );

  it('throws if the browser refuses', async () => {
    allowed = false;
    await expect(write('s3cret')).rejects.toThrow();
    expect(document.body).toBeEmptyDOMElement();
  });
});

it('keeps the focus and what was selected', async () => {
  vi.stubGlobal('navigator', {});
  document.body.innerHTML = '<p>some text</p><button>Copy</button>';
  const [text, button] = document.body.children as unknown as [Element, HTMLElement];
  button.focus();
  document.getSelection()?.selectAllChildren(text);
  await writeClipboard('s3cret');
  expect(held).toBe('s3cret');
  expect(document.getSelection()?.anchorNode).toBe(text);
  expect(button).toHaveFocus();
});

it('listeners for copying by hand don’t hear it', async () => {
  vi.stubGlobal('navigator', {});
  const heard = vi.fn();
  document.addEventListener('copy', heard);
  await writeClipboard('s3cret');
  document.removeEventListener('copy', heard);
  expect(held).toBe('s3cret');
  expect(heard).not.toHaveBeenCalled();
});

it('helps as well where https allows the clipboard, but the browser refuses it', async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await writeClipboard('s3cret');
  expect(held).toBe('s3cret');
});
