import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage, type PagePath } from '@intranet/contract/pages.ts';
import { Anchor, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Breadcrumb.module.css';
import { PageLink } from './PageLink.tsx';

export interface BreadcrumbProps {
  back: PagePath;
  /** The part of the page that BACK opens, and its name. */
  backTo?: { label: string; search: Readonly<Record<string, string>> } | undefined;
  above: readonly PagePath[];
}

/** BACK (spec §2), and the pages above, without the current one. */
export function Breadcrumb({ back, backTo, above }: BreadcrumbProps) {
  return (
    <Group
      component="nav"
      gap="md"
      mb={4}
      fz="sm"
      c="dimmed"
      data-print="hide"
      aria-label={t('Breadcrumb')}
    >
      <Anchor
        component={PageLink}
        to={back}
        search={backTo?.search}
        size="sm"
        fw={500}
        className={classes.back ?? ''}
      >
        <IconArrowLeft size={16} aria-hidden />
        {t('BACK')}
      </Anchor>
      {/* A phone shows only BACK. */}
      <Group component="ol" gap={0} visibleFrom="sm" className={classes.above ?? ''}>
        {above.map((path) => (
          <li key={path}>
            <Anchor component={Link} to={path} size="sm" c="dimmed">
              {t(findPage(path)?.title ?? '')}
            </Anchor>
          </li>
        ))}
        <li>
          <Anchor component={PageLink} to={back} search={backTo?.search} size="sm" c="dimmed">
            {backTo?.label ?? t(findPage(back)?.title ?? '')}
          </Anchor>
        </li>
      </Group>
    </Group>
  );
}
