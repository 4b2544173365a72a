import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { Group, Text, VisuallyHidden } from '@mantine/core';
import { Spotlight, type SpotlightStore } from '@mantine/spotlight';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { StoredUser } from '#core/session.ts';
import { linksQuery } from '#features/links/api.ts';
import { itemTarget } from '#features/links/item-target.ts';
import type { Command, Group as CommandGroup } from './commands.ts';
import classes from './Palette.module.css';
import { useCommands } from './use-commands.ts';
import { useRun } from './use-run.ts';
import { useSelection } from './use-selection.ts';

const GROUPS: Record<CommandGroup, string> = {
  answers: t('Answers'),
  actions: t('Actions'),
  recent: t('Recently opened'),
  people: t('Colleagues'),
  vault: t('Vault'),
  pages: t('Pages'),
  items: t('Reports and links'),
  related: t('Related'),
};

interface OptionProps {
  id: string;
  command: Command;
  states: LinkState[] | undefined;
  selected: boolean;
  onChoose: (event: MouseEvent) => void;
}

function Option({ id, command, states, selected, onChoose }: OptionProps) {
  const {
    icon: Icon,
    photo = '',
    target,
    trail,
    title,
    label = title,
    note,
    description = '',
  } = command;
  const opens = target.kind === 'item' ? itemTarget(target.item, states) : null;
  const inNewTab = opens?.kind === 'tab' || target.kind === 'tab';
  const missing = states !== undefined && opens?.kind === 'empty' && t('no address yet');
  const aside = missing || note || trail.join(' › ');
  const hints = [description, note, missing, inNewTab && t('(opens in a new tab)')];
  return (
    <Spotlight.Action
      renderRoot={(props) => <button type="button" {...props} id={id} />}
      role="option"
      classNames={{ action: classes.option ?? '', actionLabel: classes.label ?? '' }}
      aria-selected={selected}
      data-selected={selected || undefined}
      aria-label={[[...trail, label].join(' › '), ...hints].filter(Boolean).join(' ')}
      label={label}
      description={description}
      highlightQuery
      leftSection={
        Icon ? (
          <Icon size={20} aria-hidden />
        ) : (
          <PersonAvatar name={title} photo={photo} size={24} />
        )
      }
      rightSection={
        <Group component="span" gap="xs" fz="sm">
          {aside}
          {inNewTab && <IconExternalLink size={14} aria-hidden />}
        </Group>
      }
      closeSpotlightOnTrigger={false}
      onClick={onChoose}
    />
  );
}

/** The list is the element that scrolls, so it needs no tab stop of its own. Missing in the library's types. */
const scrolledList = (id: string) => ({
  viewportProps: { id, role: 'listbox', 'aria-label': t('Search results') },
});

interface Props {
  user: StoredUser;
  store: SpotlightStore;
  listId: string;
  typed: string;
  onType: (text: string) => void;
  wantsNewTab: (event: MouseEvent) => boolean;
  onClose: () => void;
}

export default function Results(props: Props) {
  const { user, store, listId, typed, onType, wantsNewTab, onClose } = props;
  const { commands, loading, failed } = useCommands(user, typed);
  const { data: states } = useQuery(linksQuery);
  const run = useRun(onClose);

  const choose = (command: Command) => (event: MouseEvent) => {
    if (command.target.kind === 'type') onType(command.target.text);
    else run(command, wantsNewTab(event));
  };
  const sections = [...Map.groupBy(commands, ({ group }) => group)];
  const ordered = sections.flatMap(([, found]) => found);
  const selected = useSelection(store, ordered, typed);
  return (
    <>
      {ordered.length === 0 ? (
        <Spotlight.Empty>
          {loading ? t('Searching…') : t('No results for “{typed}”', { typed: typed.trim() })}
        </Spotlight.Empty>
      ) : (
        <Spotlight.ActionsList {...scrolledList(listId)} mah="min(54dvh, 460px)">
          {sections.map(([group, found]) => (
            <Spotlight.ActionsGroup
              key={group}
              label={GROUPS[group]}
              role="group"
              aria-label={GROUPS[group]}
              className={classes.group ?? ''}
            >
              {found.map((command) => {
                const index = ordered.indexOf(command);
                return (
                  <Option
                    key={command.id}
                    id={`${listId}-${index}`}
                    command={command}
                    states={states}
                    selected={index === selected}
                    onChoose={choose(command)}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      {failed && (
        <Text size="xs" c="dimmed" px="md" py="xs" role="alert">
          {t('Some results couldn’t be loaded. Check your connection and search again.')}
        </Text>
      )}
      <VisuallyHidden role="status">
        {typed.trim() &&
          !loading &&
          t('{count, plural, =0 {No results} one {# result} other {# results}}', {
            count: ordered.length,
          })}
      </VisuallyHidden>
    </>
  );
}
