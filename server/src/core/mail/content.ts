export interface MailContent {
  /** The language of the text, for screen readers; English if it is not set. */
  lang?: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  list?: { title: string; items: string[] };
  action?: { label: string; url: string };
  footer?: string;
}

export function mailText(content: MailContent): string {
  const { heading, paragraphs, facts, list, action, footer } = content;
  return [
    heading,
    ...paragraphs,
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    list && [list.title, ...list.items.map((item) => `- ${item}`)].join('\n'),
    action && `${action.label}:\n${action.url}`,
    footer,
  ]
    .filter(Boolean)
    .join('\n\n');
}
