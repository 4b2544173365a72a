/** What a message says; the HTML and the text part are both made from it (D25). */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Label and value, one a line. */
  facts?: [label: string, value: string][];
  list?: { title: string; items: string[] };
  action?: { label: string; url: string };
  /** Small print after the action. */
  footer?: string;
}

/** The plain text part. */
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
