import { Fragment } from 'react';

const format = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `Ana, Bia or Caio`, each name in its own text direction. */
export function NameList({ names }: { names: readonly string[] }) {
  return format.formatToParts(names).map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={index}>{type === 'element' ? <bdi>{value}</bdi> : value}</Fragment>
  ));
}
