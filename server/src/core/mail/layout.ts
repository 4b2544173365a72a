import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './content.ts';

const page = { backgroundColor: '#f4f5f7', fontFamily: 'Helvetica, Arial, sans-serif' };
const card = { backgroundColor: '#ffffff', padding: '24px 32px', maxWidth: '560px' };
const label = { color: '#5c6570', padding: '4px 16px 4px 0', verticalAlign: 'top' };
const button = { borderRadius: '6px', color: '#ffffff', fontWeight: 'bold', padding: '12px 20px' };
const small = { color: '#5c6570', fontSize: '12px', lineHeight: '18px' };

function facts(rows: [string, string][]): ReactNode {
  const row = ([name, value]: [string, string]) =>
    h('tr', { key: name }, h('td', { style: label }, name), h('td', null, value));
  return h(
    'table',
    { role: 'presentation', style: { fontSize: '14px', borderCollapse: 'collapse' } },
    h('tbody', null, rows.map(row)),
  );
}

export interface MailLook {
  companyName: string;
  /** The colour of the button, on which white text can be read. */
  colour: string;
  /** The address of a square icon. */
  icon: string;
}

/** The name stays readable where a mail program shows no pictures. */
function letterhead({ companyName, icon }: MailLook): ReactNode {
  const picture = h('img', {
    src: icon,
    width: 32,
    height: 32,
    alt: '',
    style: { borderRadius: '8px' },
  });
  const cell = { verticalAlign: 'middle', padding: '0 12px 0 0' };
  return h(
    'table',
    { key: 'head', role: 'presentation', style: { marginBottom: '16px' } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', { style: cell }, picture),
        h('td', { style: { ...cell, fontSize: '16px', fontWeight: 600 } }, companyName),
      ),
    ),
  );
}

/** The HTML part, in the shared layout. Content is escaped (S10). */
export function mailHtml(content: MailContent, look: MailLook): string {
  const { heading, paragraphs, list, action, footer } = content;
  const parts = [
    letterhead(look),
    h(Heading, { as: 'h1', key: 'h', style: { fontSize: '20px' } }, heading),
    ...paragraphs.map((text, i) =>
      h(Text, { key: `p${i}`, style: { whiteSpace: 'pre-line' } }, text),
    ),
    content.facts && h('div', { key: 'facts' }, facts(content.facts)),
    list && h(Text, { key: 'lt', style: { marginBottom: '0' } }, list.title),
    list &&
      list.items.length > 0 &&
      h(
        'ul',
        { key: 'l', style: { fontSize: '14px', lineHeight: '22px' } },
        list.items.map((item) => h('li', { key: item }, item)),
      ),
    action &&
      h(
        'div',
        { key: 'a', style: { margin: '24px 0' } },
        h(
          Button,
          { href: action.url, style: { ...button, backgroundColor: look.colour } },
          action.label,
        ),
      ),
    action && h(Text, { key: 'url', style: small }, action.url),
    h(Hr, { key: 'hr' }),
    footer && h(Text, { key: 'f', style: small }, footer),
    h(Text, { key: 'c', style: small }, look.companyName),
  ];
  const document = h(
    Html,
    { lang: content.lang ?? 'en' },
    h(Head),
    h(Body, { style: page }, h(Preview, null, heading), h(Container, { style: card }, parts)),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
