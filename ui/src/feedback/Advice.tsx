import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Advice.module.css';

const COLOURS = { breach: 'orange', warning: 'yellow', note: 'blue' };

interface Props {
  tone: 'breach' | 'warning' | 'note';
  icon: ReactNode;
  title: string;
  points: readonly { key: string; text: ReactNode }[];
}

/** A list of warnings that don't block the action, and so don't look like errors. */
export function Advice({ tone, icon, title, points }: Props) {
  if (points.length === 0) return null;
  return (
    <Group
      align="flex-start"
      gap="sm"
      wrap="nowrap"
      px="md"
      py="sm"
      fz="sm"
      bg={`var(--mantine-color-${COLOURS[tone]}-light)`}
      bdrs="md"
      className={classes.advice ?? ''}
      data-tone={tone}
    >
      <Text component="span" c={`${COLOURS[tone]}.9`} aria-hidden>
        {icon}
      </Text>
      <div>
        <Text component="p" inherit fw={600}>
          {title}
        </Text>
        <ul className={points.length > 1 ? classes.points : undefined}>
          {points.map(({ key, text }) => (
            <li key={key} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Group>
  );
}
