import { t } from '@intranet/contract/core/i18n/t.ts';
import type { PagePath } from '@intranet/contract/pages.ts';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './ListPage.module.css';

interface Props {
  title: string;
  about?: ReactNode;
  back?: PagePath;
  children: ReactNode;
}

export function ListPage({ title, about, back, children }: Props) {
  return (
    <Stack gap="md">
      <div>
        {back && (
          <Anchor component={Link} to={back} size="sm" fw={600} className={classes.back}>
            <Group gap={4} component="span">
              <IconArrowLeft size={16} aria-hidden />
              {t('BACK')}
            </Group>
          </Anchor>
        )}
        <Title order={1}>{title}</Title>
        {about && (
          <Text c="dimmed" size="sm" maw={736} style={{ overflowWrap: 'anywhere' }}>
            {about}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
