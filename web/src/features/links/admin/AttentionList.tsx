import { t } from '@intranet/contract/core/i18n/t.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import { LINKS, type LinkName } from '@intranet/contract/links/registry.ts';
import lines from '@intranet/ui/tables/lines.module.css';
import { Group, Paper, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { CheckBadge, CheckButton, CheckFinding } from './CheckButton.tsx';
import { CheckSummary } from './CheckSummary.tsx';
import { FormAnchor } from './FormAnchor.tsx';
import { needsAttention } from './labels.ts';
import { fullLabel } from './link-sections.ts';
import type { SettingsByName } from './use-link-settings.ts';

/** The links that the last check found unusable for staff. Checks run weekly. */
export function AttentionList({ settings }: { settings: SettingsByName }) {
  const titleId = useId();
  // Rechecked links stay listed, so their result is visible.
  const [rechecked, setRechecked] = useState<ReadonlySet<LinkName>>(new Set());
  const listed = LINKS.flatMap((link) => {
    const known = settings.get(link.name);
    return known && (needsAttention(known) || rechecked.has(link.name)) ? [{ link, known }] : [];
  });
  return (
    <>
      <CheckSummary settings={settings} />
      {listed.length > 0 && (
        <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
          <Title order={2} size="h3" id={titleId}>
            {t('Needs attention')}
          </Title>
          <ul className={lines.lines}>
            {listed.map(({ link, known }) => (
              <Group key={link.name} component="li" gap="xs" py="sm">
                <Text component="div" flex="1 1 260px" miw={0} fz="sm">
                  <Text size="sm" fw={500}>
                    {t(departmentOf(link).label)} › {fullLabel(link)}
                  </Text>
                  <Group gap="4px 10px" role="status">
                    <CheckBadge state={known.check.state} />
                    <CheckFinding check={known.check} />
                  </Group>
                </Text>
                <Group gap="sm">
                  <Text size="sm">
                    <FormAnchor link={link}>{t('Open form')}</FormAnchor>
                  </Text>
                  <CheckButton
                    link={link}
                    again
                    onCheck={() => setRechecked((known) => new Set([...known, link.name]))}
                  />
                </Group>
              </Group>
            ))}
          </ul>
        </Paper>
      )}
    </>
  );
}
