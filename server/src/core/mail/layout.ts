import { Html, html } from '../html.ts';
import { leadText, type MailContent, type MailSection } from './content.ts';
import { DARK_STYLES, style } from './styles.ts';

export interface MailLook {
  companyName: string;
  /** The colour of the button, on which white text can be read. */
  colour: string;
  /** The address of a square icon. */
  icon: string;
}

/** Invisible characters, so that no other text follows the preview in a list of emails. */
const AFTER_PREVIEW = '\u034f\u200c\u00a0'.repeat(60);

/** The name stays readable where a mail program shows no pictures. */
const letterhead = ({ companyName, icon }: MailLook): Html => html`
<table role="presentation" cellpadding="0" cellspacing="0" style="${style.letterhead}"><tr>
<td style="${style.letterheadCell}"><img src="${icon}" alt="" width="32" height="32" style="${style.icon}"/></td>
<td style="${style.company}">${companyName}</td>
</tr></table>`;

const factTable = (facts: [label: string, value: string][] = []): Html | false =>
  facts.length > 0 &&
  html`
<table role="presentation" cellpadding="0" cellspacing="0" style="${style.facts}">
${facts.map(
  ([label, value]) => html`<tr><td class="quiet" style="${style.label}">${label}</td>
<td style="${style.value}">${value}</td></tr>
`,
)}</table>`;

const paragraphLines = (paragraphs: readonly string[]): Html[] =>
  paragraphs.map((text) => html`<p style="${style.paragraph}">${text}</p>\n`);

/** Parts move to the next line as a whole. */
const leadLine = (lead: readonly string[]): Html => html`
<p style="${style.lead}">${lead.map(
  (part, index) => html`${index > 0 && ' · '}<span style="${style.leadPart}">${part}</span>`,
)}</p>`;

/** Outlook ignores a link's padding, so the cell has it for Outlook alone. */
const actionButton = ({ label, url }: { label: string; url: string }, look: MailLook): Html => html`
<table role="presentation" cellpadding="0" cellspacing="0" style="${style.action}"><tr>
<td style="${style.buttonCell};background-color:${look.colour}">
<a href="${url}" target="_blank" style="${style.button}">${label}</a>
</td></tr></table>`;

const section = (content: MailSection, look: MailLook): Html => html`
<div class="rule" style="${style.section}">
<h2 style="${style.sectionTitle}">${content.title}</h2>
${leadLine(content.lead)}
${paragraphLines(content.paragraphs)}
${factTable(content.facts)}
${actionButton(content.action, look)}
</div>`;

const bulletList = ({ title, items }: { title: string; items: string[] }): Html => html`
<p style="${style.listTitle}">${title}</p>
${items.length > 0 && html`<ul style="${style.list}">${items.map((item) => html`<li>${item}</li>`)}</ul>`}`;

/** The HTML part, in the shared layout. Content is escaped (S10). */
export function mailHtml(content: MailContent, look: MailLook): string {
  const { heading, byline, lead, paragraphs, facts, list, sections = [], action, footer } = content;
  // With these metas, mail programs keep the phone's width and use the dark colours below.
  return html`<!doctype html>
<html lang="${content.lang ?? 'en'}"><head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<style>${new Html(DARK_STYLES)}</style>
</head><body class="page" style="${style.page}">
<div style="${style.preview}">${lead ? leadText(lead) : heading}${AFTER_PREVIEW}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="page" style="${style.frame}">
<table role="presentation" class="card" align="center" width="100%" cellpadding="0" cellspacing="0" style="${style.card}"><tr>
<td style="${style.content}">
${letterhead(look)}
<h1 style="${style.heading}">${heading}</h1>
${byline && html`<p class="quiet" style="${style.byline}">${byline}</p>`}
${lead && leadLine(lead)}
${paragraphLines(paragraphs)}
${factTable(facts)}
${list && bulletList(list)}
${sections.map((one) => section(one, look))}
${action && actionButton(action, look)}
<hr class="rule" style="${style.line}"/>
${footer && html`<p class="quiet" style="${style.small}">${footer}</p>`}
<p class="quiet" style="${style.small}">${look.companyName}</p>
</td></tr></table>
</td></tr></table>
</body></html>`.text;
}
