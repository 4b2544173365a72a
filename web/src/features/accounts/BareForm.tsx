import { Button, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';

interface Props {
  title: string;
  about: ReactNode;
  problem: string | null;
  action: string;
  pending: boolean;
  disabled?: boolean;
  secondary?: boolean;
  lang?: string | undefined;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  footer?: ReactNode;
  children: ReactNode;
}

export function BareForm({
  title,
  about,
  problem,
  action,
  pending,
  disabled = false,
  secondary = false,
  lang,
  onSubmit,
  footer,
  children,
}: Props) {
  return (
    <BarePage title={title}>
      <form noValidate lang={lang} onSubmit={onSubmit}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {about}
          </Text>
          <ErrorArea message={problem} />
          {children}
          <Button
            type="submit"
            variant={secondary ? 'default' : 'filled'}
            loading={pending}
            disabled={disabled}
            fullWidth
          >
            {action}
          </Button>
          {footer}
        </Stack>
      </form>
    </BarePage>
  );
}
