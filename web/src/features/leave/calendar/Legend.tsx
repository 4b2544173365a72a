import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { shortDay } from '@intranet/ui/days/day-format.ts';
import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import fills from '../leave-type-style.module.css';
import { TypeSwatch } from '../TypeSwatch.tsx';
import { usePanel } from '../wallchart/use-panel.ts';
import { ClashKey, Key, LimitKey, PendingKey } from './Keys.tsx';
import classes from './Legend.module.css';

const LIST = { component: 'ul', minColWidth: '14rem', spacing: 16, verticalSpacing: 8 } as const;

function Marks({ types, limited }: Pick<Props, 'types' | 'limited'>) {
  const crowd = (
    <span className={`${fills.crowd} ${fills.swatch}`} data-state="conflict">
      2
    </span>
  );
  return (
    <SimpleGrid {...LIST} aria-label={t('Legend')}>
      {types.map((type) => (
        <Key key={type} mark={<TypeSwatch type={type} />}>
          {leaveTypeLabel(type)}
        </Key>
      ))}
      <PendingKey />
      <Key mark={crowd}>{t('Two or more people away in one area')}</Key>
      <ClashKey />
      <Key mark={<TypeSwatch state="cancelling" />}>{t('Cancellation requested')}</Key>
      {limited && <LimitKey />}
    </SimpleGrid>
  );
}

function Holidays({ holidays }: Pick<Props, 'holidays'>) {
  const title = t('{count, plural, one {Holiday} other {Holidays}}', { count: holidays.length });
  return (
    <>
      <Title order={2} size="h6" mt={12} mb={4}>
        {title}
      </Title>
      <SimpleGrid {...LIST} verticalSpacing={4} aria-label={title}>
        {holidays.map(({ day, name }) => (
          <li key={day}>
            <Text span inherit fw={600} td="underline" c="var(--holiday-color)">
              {shortDay(day)}
            </Text>{' '}
            <span lang="pt-BR">{name}</span>
          </li>
        ))}
      </SimpleGrid>
    </>
  );
}

interface Props {
  id: string;
  open: boolean;
  types: readonly LeaveType[];
  holidays: Calendar['holidays'];
  limited: boolean;
  canRequest: boolean;
  onClose: (() => void) | undefined;
}

export function Legend({ id, open, types, holidays, limited, canRequest, onClose }: Props) {
  const panel = usePanel(id, open, onClose);
  return (
    <Paper
      component="section"
      ref={panel}
      id={id}
      withBorder
      p="md"
      fz="sm"
      className={classes.legend}
      aria-label={t('Legend')}
      hidden={!open}
    >
      <Marks {...{ types, limited }} />
      {holidays.length > 0 && <Holidays holidays={holidays} />}
      {canRequest && (
        <Text size="sm" c="dimmed" mt={12} visibleFrom="sm" data-print="hide">
          {t('To request leave, drag over free days in your row or click one of them.')}{' '}
          {t(
            'Keyboard: arrows move, Shift+arrows select days, Enter requests them or opens a leave.',
          )}
        </Text>
      )}
    </Paper>
  );
}
