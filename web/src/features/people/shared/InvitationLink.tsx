import { t } from '@intranet/contract/core/i18n/t.ts';
import { CopyTextButton } from '@intranet/ui/text/CopyTextButton.tsx';
import { Alert, Code, Stack, Text } from '@mantine/core';

/** The link of an invitation that no email carries. It can't be shown again. */
export function InvitationLink({ link }: { link: string }) {
  return (
    <Alert color="orange" variant="light" title={t('Pass this link on yourself')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {t(
            'No mail server is set up, so pass this link on yourself. It works once, within 7 days. You can find it again in the outbox.',
          )}
        </Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal', maxWidth: '100%' }}>
          {link}
        </Code>
        <CopyTextButton text={link} label={t('Copy link')} />
      </Stack>
    </Alert>
  );
}
