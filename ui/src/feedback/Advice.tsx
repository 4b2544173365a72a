import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Advice.module.css';

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
    <div className={classes.advice} data-tone={tone}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <div>
        <Text component="p" inherit fw={600}>
          {title}
        </Text>
        <ul className={classes.points}>
          {points.map(({ key, text }) => (
            <li key={key} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
