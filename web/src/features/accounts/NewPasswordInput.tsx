import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A new password input with hints; password managers can suggest a password. */
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
