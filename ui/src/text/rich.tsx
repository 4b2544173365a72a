import { t } from '@intranet/contract/core/i18n/t.ts';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Tag = (text: string) => ReactNode;
type Value = string | number | ReactElement | Tag;

/** A tag with its text, or the placeholder of an element. */
const PART = /<(\w+)>(.*?)<\/\1>|\uE000(\w+)\uE001/s;
const translate = t as (message: string, values: Record<string, string | number>) => string;

/**
 * Like `t`, for a sentence with elements inside:
 * `rich('{name} accepts <link>the rules</link>', { name: <bdi>{name}</bdi>, link: (text) => <Anchor>{text}</Anchor> })`.
 */
export function rich(message: string, values: Record<string, Value>): ReactNode {
  const texts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isValidElement(value)) texts[name] = `\uE000${name}\uE001`;
    else if (typeof value !== 'function') texts[name] = value as string | number;
  }
  // Each part has a text, a tag, its content, and an element's name.
  const parts = translate(message, texts).split(PART);
  return parts.map((part, index) => {
    const kind = index % 4;
    if (part === undefined || kind === 2) return null;
    const value = kind === 0 ? part : values[part];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <Fragment key={index}>
        {typeof value === 'function' ? value(parts[index + 1] ?? '') : value}
      </Fragment>
    );
  });
}
