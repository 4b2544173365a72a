import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text, Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './Greeting.module.css';

interface Props {
  username: string;
  day?: string | undefined;
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

export function GreetingFrame({ username, day, heading, children }: Props) {
  return (
    <section className={classes.greeting} aria-label={t('Welcome')}>
      <div className={classes.text}>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title} dir="auto">
          {t('Welcome, {name}', { name: username })}
        </Title>
        <Text c="dimmed" className={classes.day}>
          {day}
        </Text>
      </div>
      <div className={classes.picture}>{children}</div>
    </section>
  );
}
