import type { PagePath } from '@intranet/contract/pages.ts';
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb.tsx';

interface Props {
  title: string;
  about?: ReactNode;
  back?: PagePath;
  /** The pages above `back`, from the top. */
  above?: readonly PagePath[];
  children: ReactNode;
}

export function ListPage({ title, about, back, above = [], children }: Props) {
  return (
    <Stack gap="md">
      <div>
        {back && <Breadcrumb back={back} above={above} title={title} />}
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
