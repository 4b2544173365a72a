import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconCalendarPlus,
  IconDots,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { CalendarView } from './date-range.ts';
import { VIEW_OPTIONS } from './RangeBar.tsx';

const PHONE_VIEWS = VIEW_OPTIONS.filter(({ value }) => value !== 'quarter').map((option) =>
  option.value === 'weeks' ? { ...option, label: tc('calendar', 'Week') } : option,
);

interface Props {
  filters: { active: number; open: boolean; onToggle: () => void };
  legend: { open: boolean; onToggle: () => void };
  view: CalendarView;
  onView: (view: CalendarView) => void;
  onSubscribe: () => void;
}

export function PhoneActions(props: Props) {
  const { filters, legend, view, onView, onSubscribe } = props;
  const { active } = filters;
  return (
    <>
      <ActionIcon
        variant={active > 0 || filters.open ? 'light' : 'default'}
        size={44}
        fz="sm"
        aria-label={active > 0 ? t('Filters ({active})', { active }) : t('Filters')}
        aria-expanded={filters.open}
        onClick={filters.onToggle}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
        {active > 0 && `\u00a0${active}`}
      </ActionIcon>
      <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label={t('More actions')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('More actions')}>
          <Menu.RadioGroup
            aria-label={tc('calendar', 'View')}
            value={view}
            onChange={(next) => onView(next as CalendarView)}
          >
            {PHONE_VIEWS.map(({ value, label }) => (
              <Menu.RadioItem key={value} value={value} closeMenuOnClick>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconInfoCircle size={16} aria-hidden />}
            onClick={legend.onToggle}
          >
            {legend.open ? t('Hide legend') : t('Legend')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={onSubscribe}>
            {t('Subscribe')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
