import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';
import classes from './PageShell.module.css';

export interface PageShellProps extends Partial<BreadcrumbProps> {
  title: string;
  /** The title's language, if it is not the page's. */
  lang?: string | undefined;
  description?: ReactNode;
  actions?: ReactNode;
  /** `full` for tables and the calendar, `reading` for text and forms. */
  width?: 'reading' | 'full';
  children: ReactNode;
}

/** The frame of every page: one left edge, one header, two widths (docs/design.md). */
export function PageShell(props: PageShellProps) {
  const {
    title,
    lang,
    description,
    back,
    backTo,
    above = [],
    actions,
    width = 'reading',
    children,
  } = props;
  return (
    <div className={classes.page} data-print="plain" data-width={width}>
      <header>
        {back && <Breadcrumb back={back} backTo={backTo} above={above} />}
        <Group gap="8px 16px" justify="space-between" mih={40}>
          <Title order={1} lang={lang}>
            {title}
          </Title>
          {actions && (
            <Group gap="xs" data-print="hide">
              {actions}
            </Group>
          )}
        </Group>
        {description && (
          <Text c="dimmed" size="sm" maw={736} mt={actions ? { base: 8, sm: 2 } : 2}>
            {description}
          </Text>
        )}
      </header>
      {children}
    </div>
  );
}
