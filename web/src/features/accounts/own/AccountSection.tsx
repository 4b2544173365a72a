import { Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './AccountSection.module.css';

export function AccountSection({
  title,
  state,
  description,
  children,
}: {
  title: string;
  state?: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} withBorder p={{ base: 'md', xs: 'lg' }}>
      <Stack gap="md">
        <div>
          <div className={classes.head}>
            <Title order={2} size="h3" id={id}>
              {title}
            </Title>
            {state}
          </div>
          {description && (
            <Text c="dimmed" size="sm" mt={4}>
              {description}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
