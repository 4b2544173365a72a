/** Markup that is safe to send; only `html` creates it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | false | undefined | readonly Value[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === false || value === undefined) return '';
  if (typeof value === 'object') return value.map(toText).join('');
  return String(value).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A template that escapes its values (S10), except markup. Attributes need double quotes. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, i) => part + toText(values[i])).join(''));
}
