import { t } from '@intranet/contract/core/i18n/t.ts';
import { type SearchHit, typedWords } from '@intranet/contract/core/search.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { Box, Highlight } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { itemTarget } from '#features/links/item-target.ts';
import type { Command, Group } from './commands.ts';
import classes from './Palette.module.css';

type Hit = SearchHit<Command>;

const GROUPS: Record<Group, string> = {
  actions: t('Actions'),
  recent: t('Recently opened'),
  people: t('Colleagues'),
  pages: t('Pages'),
  items: t('Reports and links'),
};

const headingOf = ({ entry, related }: Hit) => (related ? t('Related') : GROUPS[entry.group]);

interface OptionProps {
  id: string;
  hit: Hit;
  typed: string;
  states: LinkState[] | undefined;
  active: boolean;
  onChoose: (newTab: boolean) => void;
  onHover: () => void;
}

function Option({ id, hit, typed, states, active, onChoose, onHover }: OptionProps) {
  const { entry, synonym } = hit;
  const { icon: Icon, photo = '', target, trail, title, note, effect } = entry;
  const opens = target.kind === 'item' ? itemTarget(target.item, states) : null;
  const inNewTab = opens?.kind === 'tab';
  const place = note ?? trail.join(' › ');
  const missing = states !== undefined && opens?.kind === 'empty';
  const hints = [
    note,
    effect,
    missing && t('no address yet'),
    inNewTab && t('(opens in a new tab)'),
  ];
  return (
    <Box
      id={id}
      role="option"
      aria-selected={active}
      aria-label={[[...trail, title].join(' › '), ...hints].filter(Boolean).join(' ')}
      className={classes.option}
      mod={{ active }}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
      onMouseMove={onHover}
    >
      {Icon ? (
        <Icon size={18} aria-hidden className={classes.icon} />
      ) : (
        <PersonAvatar name={title} photo={photo} size={24} />
      )}
      <span className={classes.title}>
        <Highlight component="span" inherit highlight={typedWords(typed)}>
          {title}
        </Highlight>
        {effect && <span className={classes.dimmed}>{` · ${note}`}</span>}
        {synonym && <span className={classes.dimmed}>{` · ${synonym}`}</span>}
      </span>
      {((place && !effect) || missing) && (
        <span className={classes.dimmed}>{missing ? t('no address yet') : place}</span>
      )}
      {effect && active && <span className={classes.effect}>{effect}</span>}
      {inNewTab && <IconExternalLink size={14} aria-hidden />}
    </Box>
  );
}

function Section({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list are no fields of a form
    <div role="group" aria-labelledby={id}>
      <div id={id} className={classes.heading}>
        {label}
      </div>
      {children}
    </div>
  );
}

interface Props {
  listId: string;
  optionId: (index: number) => string;
  typed: string;
  hits: readonly Hit[];
  states: LinkState[] | undefined;
  active: number;
  onChoose: (command: Command, newTab: boolean) => void;
  onHover: (index: number) => void;
}

export function CommandList(props: Props) {
  const { listId, optionId, typed, hits, states, active, onChoose, onHover } = props;
  const sections = [...Map.groupBy(hits, headingOf)];
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('Search results')}
      className={classes.list}
      hidden={hits.length === 0}
      tabIndex={-1}
    >
      {sections.map(([heading, found]) => (
        <Section key={heading} label={heading}>
          {found.map((hit) => {
            const index = hits.indexOf(hit);
            return (
              <Option
                key={hit.entry.id}
                id={optionId(index)}
                hit={hit}
                typed={typed}
                states={states}
                active={index === active}
                onChoose={(newTab) => onChoose(hit.entry, newTab)}
                onHover={() => onHover(index)}
              />
            );
          })}
        </Section>
      ))}
    </div>
  );
}
