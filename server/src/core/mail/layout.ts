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
import { leadText, type MailContent, type MailSection } from './content.ts';
import { DARK_STYLES, style } from './styles.ts';

export interface MailLook {
  companyName: string;
  /** The colour of the button, on which white text can be read. */
  colour: string;
  /** The address of a square icon. */
  icon: string;
}

/** A table that screen readers don't announce as one. */
const layoutTable = (key: string, tableStyle: object, ...rows: ReactNode[]) =>
  h('table', { key, role: 'presentation', style: tableStyle }, h('tbody', null, ...rows));

/** The name stays readable where a mail program shows no pictures. */
function letterhead({ companyName, icon }: MailLook): ReactNode {
  const size = { width: 32, height: 32 };
  const picture = h('img', { src: icon, alt: '', ...size, style: style.icon });
  return layoutTable(
    'head',
    style.letterhead,
    h(
      'tr',
      { key: 'row' },
      h('td', { style: style.letterheadCell }, picture),
      h('td', { style: { ...style.letterheadCell, ...style.company } }, companyName),
    ),
  );
}

function factTable(rows: [string, string][]): ReactNode {
  const row = ([name, value]: [string, string]) =>
    h(
      'tr',
      { key: name },
      h('td', { className: 'quiet', style: style.label }, name),
      h('td', { style: style.value }, value),
    );
  return layoutTable('facts', style.facts, ...rows.map(row));
}

const paragraph = (text: string, key: string) =>
  h(Text, { key, style: { ...style.paragraph, whiteSpace: 'pre-line' } }, text);

/** Lines of one block, without the space between paragraphs. */
const line = (text: string, key: string, lineStyle: object, className?: string) =>
  h(Text, { key, className, style: { ...style.paragraph, ...lineStyle } }, text);

/** Parts move to the next line as a whole. */
function leadLine(lead: readonly string[]): ReactNode {
  const parts = lead.flatMap((part, i) => [
    ...(i > 0 ? [' · '] : []),
    h('span', { key: part, style: style.leadPart }, part),
  ]);
  return h(Text, { key: 'lead', style: style.lead }, ...parts);
}

function actionButton({ label, url }: { label: string; url: string }, look: MailLook): ReactNode {
  return h(
    'div',
    { key: 'action', style: style.action },
    h(Button, { href: url, style: { ...style.button, backgroundColor: look.colour } }, label),
  );
}

function section(content: MailSection, index: number, look: MailLook): ReactNode {
  const { title, lead, paragraphs, facts, action } = content;
  return h(
    'div',
    { key: `s${index}`, className: 'rule', style: style.section },
    h(Heading, { as: 'h2', style: style.sectionTitle }, title),
    leadLine(lead),
    paragraphs.map((text, i) => paragraph(text, `p${i}`)),
    facts.length > 0 && factTable(facts),
    actionButton(action, look),
  );
}

function bulletList({ title, items }: { title: string; items: string[] }): ReactNode {
  const bullets = h(
    'ul',
    { key: 'items', style: style.list },
    items.map((item) => h('li', { key: item }, item)),
  );
  return [line(title, 'list', style.listTitle), items.length > 0 && bullets];
}

/** Mail programs then keep the phone's width, and use the dark colours below or leave ours alone. */
function head(): ReactNode {
  const meta = (name: string, content: string) => h('meta', { key: name, name, content });
  return h(
    Head,
    null,
    meta('viewport', 'width=device-width, initial-scale=1'),
    meta('color-scheme', 'light dark'),
    meta('supported-color-schemes', 'light dark'),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which React would escape
    h('style', { key: 'style', dangerouslySetInnerHTML: { __html: DARK_STYLES } }),
  );
}

/** The HTML part, in the shared layout. Content is escaped (S10). */
export function mailHtml(content: MailContent, look: MailLook): string {
  const { heading, byline, lead, paragraphs, facts, list, sections = [], action } = content;
  const parts = [
    letterhead(look),
    h(Heading, { as: 'h1', key: 'h', style: style.heading }, heading),
    byline && line(byline, 'byline', style.byline, 'quiet'),
    lead && leadLine(lead),
    ...paragraphs.map((text, i) => paragraph(text, `p${i}`)),
    facts && facts.length > 0 && factTable(facts),
    list && h('div', { key: 'list' }, bulletList(list)),
    ...sections.map((one, index) => section(one, index, look)),
    action && actionButton(action, look),
    h(Hr, { key: 'hr', className: 'rule', style: style.line }),
    content.footer && line(content.footer, 'footer', style.small, 'quiet'),
    line(look.companyName, 'company', style.small, 'quiet'),
  ];
  const document = h(
    Html,
    { lang: content.lang ?? 'en' },
    head(),
    h(
      Body,
      { className: 'page', style: style.page },
      h(Preview, null, lead ? leadText(lead) : heading),
      h(Container, { className: 'card', style: style.card }, parts),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
