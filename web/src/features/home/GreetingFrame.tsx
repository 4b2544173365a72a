import { t } from '@intranet/contract/core/i18n/t.ts';
import { Box, Group, Text, Title } from '@mantine/core';
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
  /** Decoration. */
  children?: ReactNode;
}

export function GreetingFrame({ username, day, heading, hint, actions, children }: Props) {
  const { dismissed } = useHint();
  return (
    <section className={classes.greeting}>
      {!dismissed && (
        <Box mih={44} data-print="hide">
          {hint}
        </Box>
      )}
      <div className={classes.parts}>
        <div className={classes.text}>
          <Title order={1} ref={heading} tabIndex={-1} fz={24} lh="32px" dir="auto">
            {t('Welcome, {name}', { name: username })}
          </Title>
          {day !== null && (
            <Text c="dimmed" size="sm" lh="20px" mih={20} mt={2} className={classes.day}>
              {day}
            </Text>
          )}
        </div>
        <div className={classes.picture} aria-hidden>
          {children}
        </div>
        <Group
          gap={8}
          mih={{ base: 60, sm: 36 }}
          px="md"
          pb={{ base: 'md', sm: 0 }}
          className={classes.actions ?? ''}
          data-print="hide"
        >
          {actions}
        </Group>
      </div>
    </section>
  );
}
