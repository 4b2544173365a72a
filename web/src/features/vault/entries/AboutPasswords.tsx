import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

export function AboutPasswords() {
  return (
    <Popover width={300} position="bottom-end" shadow="md" withArrow>
      <Popover.Target>
        <ActionIcon size={30} variant="subtle" color="gray" aria-label={t('About these passwords')}>
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('About these passwords')}>
        <Text size="sm">
          {t(
            'Passwords hide after 30 seconds. The clipboard clears 1 minute after you copy a password or code. Every view and copy is logged.',
          )}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
