import { t } from '@intranet/contract/core/i18n/t.ts';
import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './BarePage.module.css';
import { Logo } from './Logo.tsx';

interface Props {
  title: string;
  /** In pixels. */
  width?: number;
  children: ReactNode;
}

/** A page without the shell, such as the sign-in page, beside a panel in the company's colour. */
export function BarePage({ title, width = 400, children }: Props) {
  return (
    <div className={classes.page}>
      <div className={classes.brand}>
        <Logo size={56} onBrand />
        <p className={classes.sentence}>
          {t('Reports, leave and everything about work, in one place.')}
        </p>
      </div>
      <div className={classes.content}>
        <Stack gap="lg" w="100%" maw={width}>
          <div className={classes.mark}>
            <Logo size={48} />
          </div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {children}
        </Stack>
      </div>
    </div>
  );
}
