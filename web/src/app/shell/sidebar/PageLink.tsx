import { t } from '@intranet/contract/core/i18n/t.ts';
import { Badge, VisuallyHidden } from '@mantine/core';
import type { ComponentProps } from 'react';
import { RailLink } from './rail.tsx';

interface PageLinkProps extends Omit<ComponentProps<typeof RailLink>, 'aside'> {
  count?: number;
}

export function PageLink({ count = 0, ...link }: PageLinkProps) {
  return (
    <li>
      <RailLink
        {...link}
        aside={
          count > 0 && (
            <>
              <Badge size="sm" circle={count < 10} aria-hidden>
                {count}
              </Badge>
              <VisuallyHidden>{t('({count} waiting)', { count })}</VisuallyHidden>
            </>
          )
        }
      />
    </li>
  );
}
