import { Center, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  logo?: ReactNode;
  width?: number;
  children: ReactNode;
}

export function BarePage({ title, logo, width = 420, children }: Props) {
  return (
    <Center mih="85dvh" p="md">
      <Paper withBorder shadow="sm" p={{ base: 'lg', xs: 'xl' }} w="100%" maw={width}>
        <Stack gap="lg">
          {logo}
          <Title order={1} size="h2">
            {title}
          </Title>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
