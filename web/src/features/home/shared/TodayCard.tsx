import type { PagePath } from '@intranet/contract/pages.ts';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

interface CardLinkProps {
  to: PagePath;
  label: string;
  page?: string;
  search?: Readonly<Record<string, string>>;
}

export function CardLink({ to, label, page, search }: CardLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      search={search as never}
      size="sm"
      fw={500}
      ms="auto"
      data-print="hide"
      aria-label={page && `${label}: ${page}`}
    >
      {label}
    </Anchor>
  );
}

interface TodayCardProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
  action?: ReactNode;
  print?: 'together' | 'hide';
}

export function TodayCard(props: TodayCardProps) {
  const { title, note, children, action, print = 'together' } = props;
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id} data-print={print}>
      <Stack gap={8}>
        <Group gap="4px 8px" align="baseline">
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {note && (
            <Text span size="sm" c="dimmed">
              {note}
            </Text>
          )}
          {action}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
