import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { showFormErrors } from '@intranet/ui/forms/form-errors.ts';
import { type FormState, useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Box, Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { sendTo } from '#core/call.ts';
import { refreshUsers } from './api.ts';

type AdminEndpoint<T> = Endpoint<z.ZodType, z.ZodType<unknown, T>>;

/** @param failed the message for every failure, where the specification defines one */
export function useAdminForm<T extends Record<string, unknown>>(
  endpoint: AdminEndpoint<T>,
  initialValues: T,
  saved: string,
  failed?: string,
) {
  const admin = useSaveForm<T>({
    ...sendTo(endpoint),
    initialValues,
    saved,
    refresh: refreshUsers,
    onSaved: (): void => admin.form.reset(),
    problemOf: (error, form) => {
      const sentence = showFormErrors(form, error);
      return failed ?? sentence;
    },
  });
  return admin;
}

interface Props extends Omit<FormState, 'dirty'> {
  id?: string;
  title: string;
  heading?: string;
  text: string;
  action?: string;
  danger?: boolean;
  children: ReactNode;
}

export function AdminForm(props: Props) {
  const {
    id,
    title,
    heading,
    text,
    problem,
    action = title,
    pending,
    danger = false,
    onSubmit,
    children,
  } = props;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <form id={id} noValidate onSubmit={onSubmit} aria-label={title}>
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing={48} verticalSpacing="md">
          <div>
            {heading && (
              <Title order={2} size="h3">
                {heading}
              </Title>
            )}
            <Text size="sm" c="dimmed" {...(heading && { mt: 4 })}>
              {text}
            </Text>
          </div>
          <Stack gap={16}>
            {children}
            <ErrorArea message={problem} />
            <Box>
              <Button type="submit" loading={pending} {...(danger && { color: 'red.8' })}>
                {action}
              </Button>
            </Box>
          </Stack>
        </SimpleGrid>
      </form>
    </Paper>
  );
}
