interface Action {
  label: string;
  url: string;
}

/** One of several things that a mail lists, with its own link. */
export interface MailSection {
  title: string;
  lead: string[];
  paragraphs: string[];
  facts: [label: string, value: string][];
  action: Action;
}

export interface MailContent {
  /** The language of the text, for screen readers; English if it is not set. */
  lang?: string;
  subject: string;
  heading: string;
  /** A line below the heading, in grey. */
  byline?: string;
  /** What matters most, in one bold line of parts that don't break. */
  lead?: string[];
  paragraphs: string[];
  facts?: [label: string, value: string][];
  list?: { title: string; items: string[] };
  sections?: MailSection[];
  action?: Action;
  footer?: string;
  /** A calendar file (RFC 5545) with METHOD:PUBLISH. */
  calendar?: string;
}

export const leadText = (lead: readonly string[]): string => lead.join(' · ');

const factLines = (facts: [string, string][] = []) =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');

const actionLines = ({ label, url }: Action) => `${label}:\n${url}`;

const textOf = (parts: (string | undefined)[]): string => parts.filter(Boolean).join('\n\n');

function sectionText({ title, lead, paragraphs, facts, action }: MailSection): string {
  return textOf([
    `${title}\n${leadText(lead)}`,
    ...paragraphs,
    factLines(facts),
    actionLines(action),
  ]);
}

/** The text part. Only here are addresses written out. */
export function mailText(content: MailContent): string {
  const { heading, byline, lead, paragraphs, facts, list, sections = [], action, footer } = content;
  return textOf([
    byline ? `${heading}\n${byline}` : heading,
    lead && leadText(lead),
    ...paragraphs,
    factLines(facts),
    list && [list.title, ...list.items.map((item) => `- ${item}`)].join('\n'),
    ...sections.map(sectionText),
    action && actionLines(action),
    footer,
  ]);
}
