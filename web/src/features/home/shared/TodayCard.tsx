import type { PagePath } from '@intranet/contract/pages.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
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
      component={PageLink}
      to={to}
      search={search}
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

interface CardHeaderProps {
  id: string;
  title: string;
  note?: string | undefined;
  action?: ReactNode;
}

export const CardHeader = ({ id, title, note, action }: CardHeaderProps) => (
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
);

interface TodayCardProps extends Omit<CardHeaderProps, 'id'> {
  children: ReactNode;
  print?: 'together' | 'hide';
}

export function TodayCard({ children, print = 'together', ...header }: TodayCardProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id} data-print={print}>
      <Stack gap={8}>
        <CardHeader id={id} {...header} />
        {children}
      </Stack>
    </Paper>
  );
}
