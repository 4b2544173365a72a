import { t } from '@intranet/contract/core/i18n/t.ts';
import { Badge, NavLink, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { RailTip } from './rail.tsx';
import classes from './Sidebar.module.css';

interface PageLinkProps {
  path: string;
  label: string | undefined;
  icon: Icon;
  current: boolean;
  count?: number;
}

export function PageLink({ path, label, icon: Icon, current, count = 0 }: PageLinkProps) {
  return (
    <li>
      <RailTip label={label}>
        <NavLink
          component={Link}
          to={path}
          activeOptions={{ exact: true }}
          label={label}
          leftSection={<Icon size={20} aria-hidden />}
          rightSection={
            count > 0 && (
              <>
                <Badge size="sm" circle={count < 10} className={classes.count} aria-hidden>
                  {count}
                </Badge>
                <VisuallyHidden>{t('({count} waiting)', { count })}</VisuallyHidden>
              </>
            )
          }
          {...(current && { 'aria-current': 'page' as const })}
        />
      </RailTip>
    </li>
  );
}
