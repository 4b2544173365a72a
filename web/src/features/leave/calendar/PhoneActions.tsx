import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconCalendarPlus,
  IconInfoCircle,
  IconLayoutColumns,
  type IconProps,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { VIEW_LABELS } from './CalendarBar.tsx';
import type { View } from './date-range.ts';

interface ToggleProps {
  Icon: ComponentType<IconProps>;
  label: string;
  /** Marked, as for a filter in use. */
  on?: boolean;
  state?: { 'aria-expanded': boolean; 'aria-controls'?: string } | { 'aria-pressed': boolean };
  onClick: () => void;
}

function IconAction({ Icon, label, on = false, state, onClick }: ToggleProps) {
  return (
    <ActionIcon
      variant={on ? 'light' : 'default'}
      size={36}
      aria-label={label}
      {...state}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

interface Props {
  filters: { active: number; open: boolean; onToggle: () => void };
  legend: { open: boolean; panel: string; onToggle: () => void };
  view: View;
  onView: (view: View) => void;
  onSubscribe: () => void;
}

/** The calendar's actions on a phone: icons beside the title, so that the chart gets the height. */
export function PhoneActions({ filters, legend, view, onView, onSubscribe }: Props) {
  const { active } = filters;
  return (
    <>
      <IconAction
        Icon={IconAdjustmentsHorizontal}
        label={active > 0 ? t('Filters ({active})', { active }) : t('Filters')}
        on={active > 0 || filters.open}
        state={{ 'aria-expanded': filters.open }}
        onClick={filters.onToggle}
      />
      <IconAction
        Icon={IconInfoCircle}
        label={t('Legend')}
        on={legend.open}
        state={{ 'aria-expanded': legend.open, 'aria-controls': legend.panel }}
        onClick={legend.onToggle}
      />
      <IconAction
        Icon={IconLayoutColumns}
        label={VIEW_LABELS.quarter}
        on={view === 'quarter'}
        state={{ 'aria-pressed': view === 'quarter' }}
        onClick={() => onView(view === 'quarter' ? 'month' : 'quarter')}
      />
      <IconAction Icon={IconCalendarPlus} label={t('Subscribe')} onClick={onSubscribe} />
    </>
  );
}
