import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { CopyTextButton } from '@intranet/ui/text/CopyTextButton.tsx';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';

/** Shows a new link, the only time it can be read. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog title={t('Link to the deck')} onClose={onClose} closeOnClickOutside={false}>
      <Stack gap="sm">
        <Text size="sm">{t('Copy the link now. It can’t be shown again.')}</Text>
        <TextInput
          label={t('Link')}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Group justify="space-between">
          <CopyTextButton text={link} label={t('Copy link')} />
          <Button onClick={onClose}>{t('Done')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
