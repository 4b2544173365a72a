import { t } from '@intranet/contract/core/i18n/t.ts';
import { Box } from '@mantine/core';
import { PageShell } from '#ui/PageShell.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterUserPage() {
  return (
    <PageShell title={t('New user')}>
      <Box maw={640}>
        <RegisterForm />
      </Box>
    </PageShell>
  );
}
