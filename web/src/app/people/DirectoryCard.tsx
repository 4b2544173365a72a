import '@intranet/ui/theme/linked-cards.css';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { DIRECTORY_SEARCH } from '@intranet/contract/links/registry.ts';
import { Group, Paper, Text, ThemeIcon } from '@mantine/core';
import { IconAddressBook, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

export function DirectoryCard() {
  return (
    <Paper
      withBorder
      p={10}
      renderRoot={(props) => <Link {...props} to="/people" search={DIRECTORY_SEARCH} />}
    >
      <Group component="span" gap={14} wrap="nowrap">
        <ThemeIcon component="span" size={40} variant="light">
          <IconAddressBook size={20} stroke={1.75} aria-hidden />
        </ThemeIcon>
        <span style={{ flex: 1 }}>
          <Text span inherit fw={600} display="block">
            {t('Directory')}
          </Text>
          <Text span fz="xs" lh="16px" display="block" c="dimmed">
            {t('Look up colleagues and their contact details')}
          </Text>
        </span>
        <IconChevronRight size={18} stroke={1.75} color="var(--mantine-color-dimmed)" aria-hidden />
      </Group>
    </Paper>
  );
}
