import { t } from '@intranet/contract/core/i18n/t.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import type { Provider } from '@intranet/contract/links/providers.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { attentionTexts } from './attention-texts.ts';

interface Props {
  items: readonly ItemSettings[];
  providers: readonly Provider[];
  /** The number of unsolved problems by the item's id. */
  problems: ReadonlyMap<number, number>;
}

/** The items of all departments that don't open as they should or have reported problems, with the reasons. */
export function AttentionList({ items, providers, problems }: Props) {
  const troubled = items
    .filter(({ hidden }) => !hidden)
    .map((item) => ({
      item,
      reasons: attentionTexts(item, { providers, problems: problems.get(item.id) ?? 0 }),
    }))
    .filter(({ reasons }) => reasons.length > 0);
  if (troubled.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="needs-attention">
      <Title order={2} size="h3" id="needs-attention">
        {t('Needs attention')}
      </Title>
      <ul>
        {troubled.map(({ item: { id, name, department }, reasons }) => (
          <li key={id}>
            <Anchor component={PageLink} to="/items" search={{ department }} size="sm" dir="auto">
              {t(departmentOf({ department }).label)} › {name}
            </Anchor>
            <Text size="xs" c="dimmed">
              {reasons.join(' ')}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
