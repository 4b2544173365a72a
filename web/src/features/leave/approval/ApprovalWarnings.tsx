import { balanceInWords, listInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Text } from '@mantine/core';
import {
  type Icon,
  IconCalendarOff,
  IconHistory,
  IconScale,
  IconTrendingDown,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { Quote } from '#ui/Quote.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import { colleaguesOf } from '../timeline/timeline-model.ts';
import classes from './ApprovalWarnings.module.css';

interface Warning {
  title: string;
  icon: Icon;
  texts: readonly ReactNode[];
  isNote?: boolean;
}

export const isHarmless = (approval: Approval) =>
  isWithoutWarning(approval) && !approval.in_the_past;

const lawText = ({ text, article }: Approval['hints'][number]) => (
  <span key={`${article} ${text}`}>
    {text}{' '}
    <Text span size="xs" c="dimmed" className={classes.article}>
      {article}
    </Text>
  </span>
);

function balanceText({ balance_effect: effect }: Approval, day: (day: string) => string) {
  if (!effect) return [];
  const { days, on } = effect.lowest ?? { days: effect.after, on: effect.on };
  if (days >= 0) return [];
  const amount = balanceInWords(days).replaceAll('-', '−');
  return [t('{days} on {on}', { days: amount, on: day(on) })];
}

function warningsOf(approval: Approval, day: (day: string) => string): Warning[] {
  const { in_the_past, hints, warnings, away } = approval;
  const names = colleaguesOf(away).map(({ name }) => name);
  const isNote = hints.every(({ info }) => info);
  const shown: Warning[] = [
    {
      title: t('In the past'),
      icon: IconHistory,
      texts: in_the_past ? [t('Starts before today.')] : [],
    },
    { title: t('Vacation law'), icon: IconScale, texts: hints.map(lawText), isNote },
    { title: t('Coverage'), icon: IconUsersMinus, texts: warnings },
    { title: t('Negative balance'), icon: IconTrendingDown, texts: balanceText(approval, day) },
    {
      title: t('Also away'),
      icon: IconUsers,
      texts: away.length ? [listInWords(names)] : [],
      isNote: true,
    },
  ];
  return shown.filter(({ texts }) => texts.length > 0);
}

function cancellationOf({ reason }: Approval): Warning {
  const texts = [reason ? <Quote key="reason" text={reason} /> : t('No reason given.')];
  return { title: t('Cancellation requested'), icon: IconCalendarOff, texts };
}

interface Props {
  approval: Approval;
  folded?: boolean;
}

/** Everything that speaks against a request, the gravest first, in one place of every card. */
export function ApprovalWarnings({ approval, folded = false }: Props) {
  const { day } = useShortDays();
  const { asks, away } = approval;
  const warnings = warningsOf({ ...approval, away: folded ? away : [] }, day);
  const all = asks === 'cancellation' ? [cancellationOf(approval), ...warnings] : warnings;
  if (all.length === 0) return null;
  return (
    <ul className={classes.warnings}>
      {all.map(({ title, icon: Icon, texts, isNote }) => (
        <li key={title} data-tone={isNote ? 'note' : 'warning'}>
          <Icon size={18} aria-hidden className={classes.icon} />
          <span className={classes.title}>{title}</span>{' '}
          <div className={classes.texts}>
            {Children.map(texts, (text) => (
              <div dir="auto">{text}</div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
