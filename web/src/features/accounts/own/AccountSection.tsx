import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import classes from './AccountSection.module.css';

interface Props {
  title: string;
  state?: ReactNode;
  description: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, state, description, children }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      className={classes.section}
      data-print="together"
    >
      <Stack gap="md">
        <div>
          <div className={classes.head}>
            <Title order={2} size="h3" id={id}>
              {title}
            </Title>
            {state}
          </div>
          <Text c="dimmed" size="sm" mt={4}>
            {description}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}

export function NoPassword({ text }: { text: string }) {
  return (
    <Text size="sm">
      {text}{' '}
      <Anchor component={Link} to="/forgot-password" inherit>
        {t('Forgot password?')}
      </Anchor>
    </Text>
  );
}
