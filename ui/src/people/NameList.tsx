import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { Fragment } from 'react';

let format: Intl.ListFormat | undefined;
/** Made on first use, like all formats (docs/decisions/0013). */
function orList(): Intl.ListFormat {
  format ??= new Intl.ListFormat(currentLocale(), { type: 'disjunction' });
  return format;
}

/** `Ana, Bia or Caio` */
export const namesInWords = (names: readonly string[]): string => orList().format(names);

/** Names in words, each in its own text direction. */
export function NameList({ names }: { names: readonly string[] }) {
  const parts = orList().formatToParts(names);
  return parts.map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={index}>{type === 'element' ? <bdi>{value}</bdi> : value}</Fragment>
  ));
}
