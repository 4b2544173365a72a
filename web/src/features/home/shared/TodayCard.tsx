import type { PagePath } from '@intranet/contract/pages.ts';
import { Anchor, Group, Paper, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import classes from './TodayCard.module.css';

interface CardLinkProps {
  to: PagePath;
  label: string;
  page?: string;
}

export function CardLink({ to, label, page }: CardLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      size="sm"
      fw={500}
      className={classes.link}
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
}

export function TodayCard({ title, note, children, action }: TodayCardProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      withBorder
      aria-labelledby={id}
      className={classes.card}
      data-print="together"
    >
      <Group gap="4px 8px" align="baseline">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {note && <span className={classes.note}>{note}</span>}
        {action}
      </Group>
      {children}
    </Paper>
  );
}
