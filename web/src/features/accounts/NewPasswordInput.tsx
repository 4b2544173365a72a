import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="New password"
      description="8 to 128 characters; a sentence is a good one"
      autoComplete="new-password"
      {...props}
    />
  );
}
