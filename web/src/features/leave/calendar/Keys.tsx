import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import fills from '../leave-type-style.module.css';
import { TypeSwatch } from '../TypeSwatch.tsx';

export function Key({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Group component="li" gap={8} wrap="nowrap">
      {mark}
      {children}
    </Group>
  );
}

export const PendingKey = () => <Key mark={<TypeSwatch state="pending" />}>{t('Pending')}</Key>;

export const ClashKey = () => <Key mark={<TypeSwatch state="clashing" />}>{t('Overlap')}</Key>;

export function LimitKey() {
  const mark = (
    <span className={`${fills.crowd} ${fills.swatch}`} data-state="over" aria-hidden>
      <IconAlertTriangle className={fills.warning} />
    </span>
  );
  return <Key mark={mark}>{t('Above the area’s limit')}</Key>;
}

export function Keys({ limited }: { limited: boolean }) {
  return (
    <Group component="ul" gap={20} me={12} c="dimmed" fz={13} lh="20px" visibleFrom="lg">
      <PendingKey />
      <ClashKey />
      {limited && <LimitKey />}
    </Group>
  );
}
