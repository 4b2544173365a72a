import { type SearchEntry, typedWords } from '@intranet/contract/core/search.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { Box, Highlight } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { itemTarget } from '#features/links/item-target.ts';
import classes from './SearchHit.module.css';

const ADDRESS_MISSING = 'no address yet';

interface SearchHitProps {
  id: string;
  entry: SearchEntry;
  typed: string;
  /** Undefined while unknown. */
  states: readonly LinkState[] | undefined;
  active: boolean;
  onChoose: () => void;
}

/** One result, such as "Reports › Cash Flow (Weekly)", with a hint if it opens elsewhere. */
export function SearchHit({ id, entry, typed, states, active, onChoose }: SearchHitProps) {
  const target = itemTarget(entry.item, states);
  const noAddress = states !== undefined && target.kind === 'empty';
  const highlight = typedWords(typed);
  const notes = [noAddress && ADDRESS_MISSING, target.kind === 'tab' && '(opens in a new tab)'];
  const name = [[...entry.trail, entry.title].join(' › '), ...notes].filter(Boolean).join(' ');
  return (
    <Box
      id={id}
      role="option"
      aria-selected={active}
      aria-label={name}
      className={classes.hit}
      mod={{ active, 'no-address': noAddress }}
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
      {noAddress && <span className={classes.note}>{ADDRESS_MISSING}</span>}
      {target.kind === 'tab' && <IconExternalLink size={14} aria-hidden />}
    </Box>
  );
}
