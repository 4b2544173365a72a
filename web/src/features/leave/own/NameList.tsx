import { Fragment } from 'react';

const format = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `Ana, Bia or Caio`: one of them is meant. Each name keeps its own direction. */
export function NameList({ names }: { names: readonly string[] }) {
  return format.formatToParts(names).map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={index}>{type === 'element' ? <bdi>{value}</bdi> : value}</Fragment>
  ));
}
