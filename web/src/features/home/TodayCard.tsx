import { Group, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './TodayCard.module.css';

export function TodayCard({
  title,
  note,
  icon,
  children,
  action,
}: {
  title: string;
  note?: string;
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}) {
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
