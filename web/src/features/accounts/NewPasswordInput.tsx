import { t } from '@intranet/contract/core/i18n/t.ts';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      label={t('New password')}
      description={t('8–128 characters. A short sentence works well.')}
      autoComplete="new-password"
      {...props}
    />
  );
}
