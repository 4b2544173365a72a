import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AnnouncementText } from './AnnouncementText.tsx';
import MarkdownText from './MarkdownText.tsx';
import { safeAddress } from './safe-address.ts';

function show(text: string): HTMLElement {
  const { container } = render(
    <MantineProvider>
      <MarkdownText text={text} />
    </MantineProvider>,
  );
  return container.querySelector('[dir=auto]') as HTMLElement;
}

test('shows bold text, lists and headings below the title', () => {
  show('# Rules\n\n- one\n- **two**');
  expect(screen.getByRole('heading', { name: 'Rules', level: 4 })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('two').tagName).toBe('STRONG');
});

test.each([
  '<script>window.hacked = true</script>',
  'Hello <img src=x onerror="window.hacked = true"> you',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="javascript:window.hacked = true">link</a>',
  '<svg onload="window.hacked = true">',
  '<style>body { display: none }</style>',
])('D57: shows HTML as it was typed: %s', (html) => {
  const shown = show(html);
  expect(shown.textContent).toContain(html);
  expect(shown.querySelector('script, img, iframe, svg, style, a')).toBe(null);
  expect(window).not.toHaveProperty('hacked');
});

test.each([
  ['https://example.com/a?b=c', true],
  ['HTTPS://example.com', true],
  ['mailto:ana@example.com', true],
  ['/benefits', true],
  ['/item?id=3', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:x', false],
  ['http://example.com', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['benefits', false],
  ['', false],
])('a link to %j leads there: %j', (address, leads) => {
  expect(safeAddress(address)).toBe(leads ? address : '');
});

test('a link that leads nowhere is its text, and a picture is its description', () => {
  const shown = show(
    '[safe](https://example.com) [bad](javascript:alert(1)) [sly](<java&#x0A;script:alert(1)>) ![a cat](https://example.com/cat.png) [in](/benefits)',
  );
  expect(shown.textContent).toBe('safe bad sly a cat in');
  const links = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(links).toEqual(['https://example.com', '/benefits']);
  expect(screen.getByRole('link', { name: 'safe' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(shown.querySelector('img')).toBeNull();
});

test.each([
  ['brackets', '['.repeat(20_000)],
  ['stars', '*a '.repeat(6_600)],
  ['links', '[a](/b) '.repeat(2_500)],
])('the longest text of %s shows in time', (_, text) => {
  const started = performance.now();
  show(text);
  expect(performance.now() - started).toBeLessThan(8_000);
});

test('a text that is nested too deeply shows as it was typed', async () => {
  const text = '> '.repeat(10_000).trim();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <MantineProvider>
      <AnnouncementText text={text} />
    </MantineProvider>,
  );
  await waitFor(() => expect(container.textContent).toContain(text));
  vi.restoreAllMocks();
});
