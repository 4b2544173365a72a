import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  state?: ReactNode;
  description: ReactNode;
  /** On paper, only the profile is of use. */
  printed?: boolean;
  children: ReactNode;
}

export function AccountSection(props: Props) {
  const { title, state, description, printed = false, children } = props;
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      data-print={printed ? 'together' : 'hide'}
    >
      <Stack gap="md">
        <div>
          <Group gap="4px 12px">
            <Title order={2} size="h3" id={id}>
              {title}
            </Title>
            {state}
          </Group>
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
