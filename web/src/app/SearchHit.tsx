import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { type SearchEntry, typedWords } from '@intranet/contract/search.ts';
import { Combobox, Highlight, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { itemTarget } from '#features/links/item-target.ts';
import classes from './SearchHit.module.css';

interface SearchHitProps {
  id: string;
  entry: SearchEntry;
  /** What was looked for, to be marked. */
  typed: string;
  /** Of the links one may read; undefined while they are not known. */
  states: readonly LinkState[] | undefined;
  active: boolean;
  onChoose: () => void;
}

/** One result: "Reports › Cash Flow (Weekly)", and where it opens if not here. */
export function SearchHit({ id, entry, typed, states, active, onChoose }: SearchHitProps) {
  const target = itemTarget(entry.item, states);
  const noAddress = states !== undefined && target.kind === 'empty';
  const highlight = typedWords(typed);
  return (
    <Combobox.Option
      id={id}
      value={id}
      selected={active}
      aria-selected={active}
      className={classes.hit}
      mod={{ 'no-address': noAddress }}
      onClick={onChoose}
    >
      <span>
        {entry.trail.map((text) => (
          <span key={text} className={classes.trail}>
            <Highlight component="span" inherit highlight={highlight}>
              {text}
            </Highlight>
            {' › '}
          </span>
        ))}
        <Highlight component="span" inherit highlight={highlight}>
          {entry.title}
        </Highlight>
      </span>
      {noAddress && <span className={classes.note}> no address yet</span>}
      {target.kind === 'tab' && (
        <>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          <IconExternalLink size={14} aria-hidden />
        </>
      )}
    </Combobox.Option>
  );
}
