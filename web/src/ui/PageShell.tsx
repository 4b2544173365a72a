import { t } from '@intranet/contract/core/i18n/t.ts';
import type { PagePath } from '@intranet/contract/pages.ts';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './PageShell.module.css';

export interface PageShellProps {
  title: ReactNode;
  /** One sentence about the page. */
  description?: ReactNode;
  /** The page that BACK leads to. */
  back?: PagePath;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** `full` for tables and the calendar, `reading` for text and forms. */
  width?: 'reading' | 'full';
  children: ReactNode;
}

/** The frame of every page: one left edge, one header, two widths (docs/design.md). */
export function PageShell({
  title,
  description,
  back,
  actions,
  width = 'reading',
  children,
}: PageShellProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        {back && (
          <Anchor component={Link} to={back} size="sm" fw={500} className={classes.back}>
            <Group gap={4} component="span">
              <IconArrowLeft size={16} aria-hidden />
              {t('BACK')}
            </Group>
          </Anchor>
        )}
        <div className={classes.row}>
          <Title order={1}>{title}</Title>
          {actions && <Group gap="xs">{actions}</Group>}
        </div>
        {description && (
          <Text c="dimmed" size="sm" className={classes.description}>
            {description}
          </Text>
        )}
      </header>
      {children}
    </div>
  );
}
