import { writeClipboard } from '@intranet/ui/text/clipboard.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLIPBOARD_MS, copySecret, copyText } from './clipboard.ts';

let held = '';
let focused = true;
let refuses = false;
let permission = 'granted';

beforeEach(() => {
  vi.useFakeTimers();
  held = '';
  focused = true;
  refuses = false;
  permission = 'granted';
  vi.spyOn(document, 'hasFocus').mockImplementation(() => focused);
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        if (refuses) throw new DOMException('Not allowed', 'NotAllowedError');
        held = text;
      },
      readText: async () => held,
    },
    permissions: { query: async () => ({ state: permission }) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const copied = () => copySecret(Promise.resolve('s3cret'));
const minute = () => vi.advanceTimersByTimeAsync(CLIPBOARD_MS);

it('is cleared after exactly a minute', async () => {
  await copied();
  await vi.advanceTimersByTimeAsync(CLIPBOARD_MS - 1);
  expect(held).toBe('s3cret');
  await vi.advanceTimersByTimeAsync(1);
  expect(held).toBe('');
});

it('later content from elsewhere stays', async () => {
  await copied();
  held = 'a shopping list';
  await minute();
  expect(held).toBe('a shopping list');
});

it('other text stays and cancels the clearing', async () => {
  await copied();
  await copyText(Promise.resolve('ana@acme.example'));
  permission = 'prompt';
  await minute();
  expect(held).toBe('ana@acme.example');
});

it('is cleared unread if reading needs a prompt', async () => {
  permission = 'prompt';
  await copied();
  await minute();
  expect(held).toBe('');
});

it('a hidden or blocked page retries after user activity', async () => {
  await copied();
  focused = false;
  await minute();
  expect(held).toBe('s3cret');
  focused = true;
  refuses = true;
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe('s3cret');
  refuses = false;
  window.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe('');
});

it('a refused copy shows an error', async () => {
  refuses = true;
  await expect(copied()).rejects.toThrow('Select the text and copy it');
});

it('a refused copy does not cancel clearing the previous secret', async () => {
  await copied();
  refuses = true;
  await expect(copyText(Promise.resolve('ana@acme.example'))).rejects.toThrow(
    'Select the text and copy it',
  );
  refuses = false;
  await minute();
  expect(held).toBe('');
});

it.each(['copy', 'cut'])('what is copied later in this page stays: %s', async (event) => {
  permission = 'prompt';
  await copied();
  const input = document.body.appendChild(document.createElement('input'));
  input.value = 'a shopping list';
  input.select();
  input.focus();
  input.dispatchEvent(new Event(event, { bubbles: true }));
  held = 'a shopping list';
  await minute();
  input.remove();
  expect(held).toBe('a shopping list');
});

it('what another part of this page copies later stays', async () => {
  permission = 'prompt';
  await copied();
  await writeClipboard('a greeting');
  await minute();
  expect(held).toBe('a greeting');
});

it('copy shortcuts without a selection change nothing', async () => {
  await copied();
  document.dispatchEvent(new Event('copy'));
  await minute();
  expect(held).toBe('');
});

it('is left alone after five minutes without activity', async () => {
  permission = 'prompt';
  await copied();
  focused = false;
  await minute();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  focused = true;
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe('s3cret');
});
