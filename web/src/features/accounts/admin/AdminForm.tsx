import { Box, Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import type { z } from 'zod';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { showFormErrors } from '#ui/forms/form-errors.ts';
import { useSaveForm } from '#ui/forms/use-save-form.ts';
import { refreshUsers } from './api.ts';

interface Options<T> {
  schema: z.ZodType<unknown, T>;
  initialValues: T;
  send: (values: T) => Promise<{ message: string }>;
  saved: string;
  /** The message for every failure, where the specification defines one. */
  failed?: string;
}

export function useAdminForm<T extends Record<string, unknown>>({
  failed,
  ...options
}: Options<T>) {
  const admin = useSaveForm<T>({
    ...options,
    refresh: refreshUsers,
    onSaved: (): void => admin.form.reset(),
    problemOf: (error, form) => {
      const sentence = showFormErrors(form, error);
      return failed ?? sentence;
    },
  });
  return admin;
}

interface Props {
  title: string;
  text: string;
  problem: string | null;
  action: string;
  pending: boolean;
  danger?: boolean;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

export function AdminForm(props: Props) {
  const { title, text, problem, action, pending, danger = false, onSubmit, children } = props;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
      <form noValidate onSubmit={onSubmit} aria-label={title}>
        <Stack gap="md">
          <div>
            <Title order={2}>{title}</Title>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
          {children}
          <ErrorArea message={problem} />
          <Box>
            <Button type="submit" loading={pending} {...(danger && { color: 'red.8' })}>
              {action}
            </Button>
          </Box>
        </Stack>
      </form>
    </Paper>
  );
}
