import type { PagePath } from '@intranet/contract/pages.ts';
import { Button, Group, Paper, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import classes from './TodayCard.module.css';

export function CardLink({ to, label, main }: { to: PagePath; label: string; main?: boolean }) {
  return (
    <Button
      component={Link}
      to={to}
      variant={main ? 'filled' : 'default'}
      rightSection={<IconArrowRight size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}

interface TodayCardProps {
  title: string;
  note?: string | undefined;
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

export function TodayCard({ title, note, icon, children, action }: TodayCardProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder aria-labelledby={id} className={classes.card}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {note && <p className={classes.note}>{note}</p>}
        </div>
      </Group>
      <div className={classes.facts}>{children}</div>
      {action}
    </Paper>
  );
}
