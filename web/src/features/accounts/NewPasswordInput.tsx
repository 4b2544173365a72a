import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Where a new password is chosen: says what makes a good one, and has password managers offer one. */
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
