import { expect, test } from 'vitest';
import { type MailContent, mailText } from './content.ts';
import { mailHtml } from './layout.ts';

const look = { companyName: 'Acme', colour: '#0f766e', icon: 'https://intranet.test/icon.png' };
const link = 'https://intranet.test/leave-decision#secret';
const content: MailContent = {
  subject: 'News',
  heading: 'Ana <b>requested</b> leave',
  byline: 'Head, Finance',
  lead: ['06/04/2026', '1 day'],
  paragraphs: ['Please decide.'],
  action: { label: 'Review request', url: link },
};

test('design 16: phones keep their width, and both colour schemes are declared with dark colours', () => {
  const html = mailHtml(content, look);
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
  expect(head).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(head).toContain('<meta name="supported-color-schemes" content="light dark"/>');
  expect(head).toMatch(/@media \(prefers-color-scheme: dark\) \{[^@]*\.card \{ background-color/);
  for (const name of ['page', 'card', 'quiet', 'rule']) expect(html).toContain(`class="${name}"`);
});

test('design 16: the bold line comes before all paragraphs, and the address is the button’s only', () => {
  const html = mailHtml(content, look);
  expect(html.indexOf('1 day')).toBeLessThan(html.indexOf('Please decide.'));
  expect(html.split(link)).toHaveLength(2);
  expect(html).toContain(`href="${link}"`);
  expect(html).not.toContain('<b>requested');
  expect(mailText(content)).toBe(
    `Ana <b>requested</b> leave\nHead, Finance\n\n06/04/2026 · 1 day\n\nPlease decide.\n\nReview request:\n${link}`,
  );
});
