import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text, Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './Greeting.module.css';
import { useHint } from './use-hint.ts';

interface Props {
  username: string;
  day?: string | null | undefined;
  heading?: Ref<HTMLHeadingElement>;
  /** The tip about the sidebar. Its space stays reserved until the user closes it. */
  hint?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

export function GreetingFrame({ username, day, heading, hint, actions, children }: Props) {
  const { dismissed, beside } = useHint();
  return (
    <section className={classes.greeting}>
      <div className={classes.parts}>
        {!dismissed && (
          <div className={classes.hint} data-print="hide" data-beside={beside || undefined}>
            {hint}
          </div>
        )}
        <div className={classes.text}>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title} dir="auto">
            {t('Welcome, {name}', { name: username })}
          </Title>
          {day !== null && (
            <Text c="dimmed" className={classes.day}>
              {day}
            </Text>
          )}
        </div>
        <div className={classes.picture}>{children}</div>
        <div className={classes.actions} data-print="hide">
          {actions}
        </div>
      </div>
    </section>
  );
}
