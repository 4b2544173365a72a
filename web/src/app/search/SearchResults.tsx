import { t } from '@intranet/contract/core/i18n/t.ts';
import { type SearchEntry, typedWords } from '@intranet/contract/core/search.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { Box, Highlight } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { itemTarget } from '#features/links/item-target.ts';
import classes from './SearchBox.module.css';
import hitClasses from './SearchHit.module.css';
import type { useSearch } from './use-search.ts';

const ADDRESS_MISSING = t('no address yet');

interface SearchHitProps {
  id: string;
  entry: SearchEntry;
  synonym: string | null;
  typed: string;
  /** Undefined while unknown. */
  states: readonly LinkState[] | undefined;
  active: boolean;
  onChoose: () => void;
}

/** One result, such as "Reports › Cash Flow (Weekly)", with a hint if it opens elsewhere. */
function SearchHit({ id, entry, synonym, typed, states, active, onChoose }: SearchHitProps) {
  const target = itemTarget(entry.item, states);
  const noAddress = states !== undefined && target.kind === 'empty';
  const highlight = typedWords(typed);
  const notes = [noAddress && ADDRESS_MISSING, target.kind === 'tab' && t('(opens in a new tab)')];
  const name = [[...entry.trail, entry.title].join(' › '), ...notes].filter(Boolean).join(' ');
  return (
    <Box
      id={id}
      role="option"
      aria-selected={active}
      aria-label={name}
      className={hitClasses.hit}
      mod={{ active, 'no-address': noAddress }}
      onClick={onChoose}
    >
      <span>
        {entry.trail.map((text) => (
          <span key={text} className={hitClasses.trail}>
            <Highlight component="span" inherit highlight={highlight}>
              {text}
            </Highlight>
            {' › '}
          </span>
        ))}
        <Highlight component="span" inherit highlight={highlight}>
          {entry.title}
        </Highlight>
        {synonym && <span className={hitClasses.synonym}> · {synonym}</span>}
      </span>
      {noAddress && <span className={hitClasses.note}>{ADDRESS_MISSING}</span>}
      {target.kind === 'tab' && <IconExternalLink size={14} aria-hidden />}
    </Box>
  );
}

function Section({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list are no fields of a form
    <div role="group" aria-labelledby={id}>
      <div id={id} className={classes.section}>
        {label}
      </div>
      {children}
    </div>
  );
}

interface Props
  extends Pick<ReturnType<typeof useSearch>, 'typed' | 'sections' | 'hits' | 'active'> {
  listId: string;
  optionId: (index: number) => string;
  states: LinkState[] | undefined;
  onChoose: (entry: SearchEntry) => void;
}

export function SearchResults(props: Props) {
  const { listId, optionId, typed, sections, hits, active, states, onChoose } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing it keeps the focus in the field
    <div
      role="presentation"
      className={classes.results}
      onMouseDown={(event) => event.preventDefault()}
    >
      {hits.length === 0 && (
        <div className={classes.nothing}>
          {t('No results for “{typed}”', { typed: typed.trim() })}
        </div>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={t('Search results')}
        className={classes.options}
        hidden={hits.length === 0}
        // It scrolls, but Tab skips it, because it closes when the field loses the focus.
        tabIndex={-1}
      >
        {sections.map(([heading, found]) => (
          <Section key={heading} label={heading}>
            {found.map(({ entry, synonym }) => {
              const index = hits.indexOf(entry);
              return (
                <SearchHit
                  key={optionId(index)}
                  id={optionId(index)}
                  entry={entry}
                  synonym={synonym}
                  typed={typed}
                  states={states}
                  active={index === active}
                  onChoose={() => onChoose(entry)}
                />
              );
            })}
          </Section>
        ))}
      </div>
    </div>
  );
}
