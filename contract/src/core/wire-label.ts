import { type Message, t } from './i18n/t.ts';

/** The label of a wire value. A value that this version doesn't know is shown as it came (D68). */
export function wireLabel(
  labels: Readonly<Record<string, Message>>,
  value: string | null | undefined,
): string {
  const known = typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : null;
  return known ? t(known) : (value ?? '');
}
