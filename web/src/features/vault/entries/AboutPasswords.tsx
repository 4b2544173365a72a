import { t } from '@intranet/contract/core/i18n/t.ts';
import { Box, Button, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

export function AboutPasswords() {
  return (
    <Popover width={300} position="bottom-end" shadow="md" withArrow>
      <Popover.Target>
        <Button variant="subtle" color="gray" px={8} aria-label={t('About these passwords')}>
          <IconInfoCircle size={18} aria-hidden />
          <Box component="span" ml={6} visibleFrom="md">
            {t('About these passwords')}
          </Box>
        </Button>
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
