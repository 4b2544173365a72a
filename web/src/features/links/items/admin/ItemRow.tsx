import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import { EMBED_LABELS } from '@intranet/contract/links/providers.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { RowMenu, type RowMenuItem } from '@intranet/ui/tables/row-edit/RowMenu.tsx';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, useRef } from 'react';
import { readersText } from '#features/groups/shared/readers-text.ts';
import { CheckBadge } from '../../admin/CheckButton.tsx';
import { checkText } from '../../admin/check-text.ts';
import { needsAttention } from '../../admin/labels.ts';
import { ICONS } from '../../shared/item-icons.ts';
import { notSetUpText, problemsText } from './attention-texts.ts';
import classes from './ItemRow.module.css';

export interface Dragging {
  id: number | null;
  start: (id: number) => void;
  over: (id: number) => void;
  drop: () => void;
  end: () => void;
}

interface Props {
  item: ItemSettings;
  /** False if the server isn't set up for the provider of its dashboard. */
  isSetUp: boolean;
  /** The number of unsolved problems. */
  problems: number;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the item up by -1, or down by 1. */
  onMove: (by: -1 | 1) => void;
  dragging: Dragging;
  menu: readonly RowMenuItem[];
}

function openingText({ opens, provider }: ItemSettings): string {
  if (provider) return t(EMBED_LABELS[provider]);
  return opens === 'tab' ? t('Opens in a new tab') : t('Opens in a frame');
}

/** An item with buttons and a handle to move it. */
export function ItemRow(props: Props) {
  const { item, isSetUp, problems, isFirst, isLast, onMove, dragging, menu } = props;
  const { name, heading, readers, owner, hidden, check, updated_at, updated_by } = item;
  const { moments } = useMoments();
  const row = useRef<HTMLLIElement>(null);
  const Icon = ICONS[item.icon];
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    if (row.current) event.dataTransfer.setDragImage(row.current, 16, 16);
    dragging.start(item.id);
  };
  return (
    <li
      ref={row}
      className={classes.row}
      data-dragged={dragging.id === item.id || undefined}
      data-item={item.id}
      onDragOver={(event) => {
        if (dragging.id === null) return;
        event.preventDefault();
        dragging.over(item.id);
      }}
      onDrop={(event) => {
        event.preventDefault();
        dragging.drop();
      }}
    >
      {/* A mouse drags the handle; the buttons beside it do the same by keyboard and touch. */}
      <span
        className={classes.handle}
        draggable
        onDragStart={start}
        onDragEnd={dragging.end}
        title={t('Drag to move')}
        aria-hidden
      >
        <IconGripVertical size={18} />
      </span>
      <Group gap={0} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Move up: {name}', { name })}
          aria-disabled={isFirst}
          data-move="up"
          onClick={() => !isFirst && onMove(-1)}
        >
          <IconChevronUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Move down: {name}', { name })}
          aria-disabled={isLast}
          data-move="down"
          onClick={() => !isLast && onMove(1)}
        >
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Icon size={20} aria-hidden className={classes.icon ?? ''} />
      <Stack gap={2} flex={1} miw={0}>
        <Group gap="4px 8px">
          <Text size="sm" fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {!isSetUp && <StateBadge tone="bad">{t('Doesn’t open')}</StateBadge>}
          {hidden && <StateBadge tone="waiting">{tc('item', 'Hidden')}</StateBadge>}
          {(needsAttention(item) || check.state === 'waiting') && (
            <CheckBadge state={check.state} />
          )}
        </Group>
        <Text size="xs" c="dimmed">
          {[
            heading && t('Under “{heading}”', { heading }),
            openingText(item),
            t('Readers: {readers}', {
              readers: readers ? readersText(readers) : t('as the department’s page'),
            }),
            owner &&
              t('Owner: {owner}', {
                owner: owner.has_left ? t('{name} (has left)', { name: owner.name }) : owner.name,
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {needsAttention(item) && check.reason && (
          <Text size="xs">
            {[checkText(check.reason), check.at && moments.minute(check.at)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        {!isSetUp && item.provider && <Text size="xs">{notSetUpText(item.provider)}</Text>}
        {problems > 0 && (
          <Text size="xs" c="var(--mantine-color-error)">
            {problemsText(problems)}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t('Changed by {person}, {when}', {
            person: updated_by,
            when: moments.minute(updated_at),
          })}
        </Text>
      </Stack>
      <RowMenu name={name} items={menu} />
    </li>
  );
}
