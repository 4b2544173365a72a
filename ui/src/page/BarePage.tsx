import { t } from '@intranet/contract/core/i18n/t.ts';
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUi } from '../context.ts';
import classes from './BarePage.module.css';
import { Logo } from './Logo.tsx';
import { Motif } from './Motif.tsx';

function Panel() {
  const { company } = useUi();
  return (
    <div className={classes.brand}>
      <Motif className={classes.motif} />
      <Group pos="relative" gap="sm" wrap="nowrap" fw={600}>
        <Logo size={40} onBrand />
        {company}
      </Group>
      <Text pos="relative" fz={28} fw={600} lh={1.3} maw="18em" className={classes.sentence}>
        {t('Reports, leave and everything about work, in one place.')}
      </Text>
    </div>
  );
}

interface Props {
  title: string;
  /** In pixels. Every width starts at the same place. */
  width?: number;
  /** Below the form, at the window's end. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page without the shell, such as the sign-in page, beside a panel in the company's colour. */
export function BarePage({ title, width = 400, foot, children }: Props) {
  return (
    <div className={classes.page} data-bare-page>
      <Panel />
      <div className={classes.content}>
        <Stack gap="lg" maw={width}>
          <Title order={1}>{title}</Title>
          {children}
        </Stack>
        {foot && <Box maw={400}>{foot}</Box>}
      </div>
    </div>
  );
}
