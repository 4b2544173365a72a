import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';
import { ICON_LABELS } from '@intranet/contract/links/item-icons.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import grid from '@intranet/ui/page/card-grid.module.css';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Group, Paper, Stack, Text, ThemeIcon, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from '../ItemRow.module.css';
import { addressOf, sectionsOf } from '../shared/added-items.ts';
import { FavouriteButton } from '../shared/FavouriteButton.tsx';
import { ICONS } from '../shared/item-icons.ts';
import own from './AddedItems.module.css';
import { itemsQuery } from './api.ts';
import { ItemTools } from './ItemTools.tsx';

function Content({ item }: { item: ReadableItem }) {
  const Icon = ICONS[item.icon];
  const Opens = item.opens === 'tab' ? IconExternalLink : IconChevronRight;
  return (
    <>
      <ThemeIcon component="span" size={40} variant="light" color="brand">
        <Icon size={20} stroke={1.75} aria-hidden />
      </ThemeIcon>
      <Group component="span" gap="2px 14px" flex={1} miw={0}>
        <Text span inherit fw={600} flex="1 1 140px" miw={0} dir="auto">
          {item.name}
        </Text>
        <Text span c="dimmed" fz="xs" lh="16px" flex="1 0 100%" miw={0} aria-hidden>
          {t(ICON_LABELS[item.icon])}
        </Text>
        {item.opens === 'tab' && (
          <VisuallyHidden>{tc('links', '(opens in a new tab)')}</VisuallyHidden>
        )}
      </Group>
      <Opens size={18} stroke={1.75} color="var(--mantine-color-dimmed)" aria-hidden />
    </>
  );
}

function ItemCard({ item }: { item: ReadableItem }) {
  const address = addressOf(item);
  const look = { withBorder: true, className: classes.row ?? '' };
  if (address.kind === 'tab') {
    return (
      <Paper component="a" {...look} href={address.href} target="_blank" rel="noopener noreferrer">
        <Content item={item} />
      </Paper>
    );
  }
  return (
    <Paper component={PageLink} {...look} to={address.to} search={address.search}>
      <Content item={item} />
    </Paper>
  );
}

interface Props {
  department: DepartmentId;
  /** False if the page already says that it couldn’t load its items (D42: once). */
  showsFailure: boolean;
}

/** The items that administrators added to a department, below those of the specification. */
export function AddedItems({ department, showsFailure }: Props) {
  const { data, error, isFetching, refetch } = useQuery(itemsQuery);
  if (!data) {
    return error && showsFailure && !isFetching ? (
      <FailureAlert
        title={t('Couldn’t load the department’s other items.')}
        retry={() => void refetch()}
      />
    ) : null;
  }
  return sectionsOf(data, department).map(({ heading, items }) => (
    <Stack key={heading} component="section" gap="sm" aria-label={heading || t('More items')}>
      {heading && (
        <Title order={2} size="h3" dir="auto">
          {heading}
        </Title>
      )}
      <ul className={grid.grid}>
        {items.map((item) => (
          <li key={item.id} className={own.card} data-tools={item.opens === 'tab' ? 2 : 1}>
            <ItemCard item={item} />
            <div className={own.tools}>
              {/* An item that opens here has its tools in the bar of its frame, too. */}
              {item.opens === 'tab' ? (
                <ItemTools item={item} />
              ) : (
                <FavouriteButton target={{ item: item.id }} name={item.name} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  ));
}
