import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Kbd, Text, UnstyledButton } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import classes from './SearchButton.module.css';

interface Props {
  box: boolean;
  onPress: () => void;
}

export function SearchButton({ box, onPress }: Props) {
  const onMac = useOs({ getValueInEffect: false }) === 'macos';
  if (!box) {
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        mr={-10}
        aria-label={t('Search')}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        <IconSearch size={22} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <UnstyledButton
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
      onClick={onPress}
    >
      <IconSearch size={16} aria-hidden />
      <Text component="span" size="sm" flex={1}>
        {t('Search')}
      </Text>
      <Kbd size="xs" flex="none" aria-hidden>
        {onMac ? '⌘K' : t('Ctrl K')}
      </Kbd>
    </UnstyledButton>
  );
}
