import { Box, Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';

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
