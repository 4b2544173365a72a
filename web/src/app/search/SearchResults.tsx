import type { SearchEntry } from '@intranet/contract/core/search.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { type ReactNode, useId } from 'react';
import classes from './SearchBox.module.css';
import { SearchHit } from './SearchHit.tsx';
import type { useSearch } from './use-search.ts';

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

export function SearchResults({
  listId,
  optionId,
  typed,
  sections,
  hits,
  active,
  states,
  onChoose,
}: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing it keeps the focus in the field
    <div
      role="presentation"
      className={classes.results}
      onMouseDown={(event) => event.preventDefault()}
    >
      {hits.length === 0 && <div className={classes.nothing}>No results for “{typed.trim()}”</div>}
      <div
        id={listId}
        role="listbox"
        aria-label="Search results"
        className={classes.options}
        hidden={hits.length === 0}
        // It scrolls, but Tab skips it, because it closes when the field loses the focus.
        tabIndex={-1}
      >
        {sections.map(([heading, found]) => (
          <Section key={heading} label={heading}>
            {found.map(({ entry }) => {
              const index = hits.indexOf(entry);
              return (
                <SearchHit
                  key={optionId(index)}
                  id={optionId(index)}
                  entry={entry}
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
