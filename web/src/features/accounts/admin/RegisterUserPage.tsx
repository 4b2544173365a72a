import { t } from '@intranet/contract/core/i18n/t.ts';
import { Box, Title } from '@mantine/core';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterUserPage() {
  return (
    <Box maw={640} mx="auto">
      <Title order={1} mb="md">
        {t('New user')}
      </Title>
      <RegisterForm />
    </Box>
  );
}
