import { Anchor, Group, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './ListPage.module.css';

/** A list of the leave hub: its title, the way back to the hub, filters, table. */
export function ListPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="md">
      <div>
        <Anchor component={Link} to="/vacation" size="sm" fw={600} className={classes.back}>
          <Group gap={4} component="span">
            <IconArrowLeft size={16} aria-hidden />
            BACK
          </Group>
        </Anchor>
        <Title order={1}>{title}</Title>
      </div>
      {children}
    </Stack>
  );
}
