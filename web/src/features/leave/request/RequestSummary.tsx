import { daysInWords, formatBalance } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import dotted from '@intranet/ui/text/dotted.module.css';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type PreviewQuery, previewQuery } from '../api.ts';
import { isComplete } from './LeavePreview.tsx';

export interface RequestOfForm extends Omit<PreviewQuery, 'type'> {
  type: LeaveType | null;
}

function Effect({ query }: { query: PreviewQuery }) {
  // The preview loads it.
  const { data } = useQuery({ ...previewQuery(query), enabled: false });
  if (!data) return null;
  const { balance_effect: effect, problem, warnings, checks, hints } = data;
  const breaches = hints.filter(({ info }) => !info);
  const count = [...warnings, ...checks, ...breaches].length + (problem ? 1 : 0);
  return (
    <>
      {effect && (
        <span>
          {`${formatBalance(effect.before)} → ${formatBalance(effect.after)}`.replaceAll('-', '−')}
        </span>
      )}
      {count > 0 && (
        <Text span inherit c="var(--mantine-color-error)">
          {t('{count, plural, one {# warning} other {# warnings}}', { count })}
        </Text>
      )}
    </>
  );
}

/** On a phone, where the button covers the preview: `11 days · 24.5 → 13.5 · 1 warning` above it. */
export function RequestSummary({ type, ...dates }: RequestOfForm) {
  const phone = useBelow('sm');
  if (!phone || !isComplete(dates)) return null;
  return (
    <Text size="sm" fw={500} className={dotted.dotted} aria-hidden>
      <span>{daysInWords(countLeaveDays(dates.start, dates.end))}</span>
      {type && <Effect query={{ ...dates, type }} />}
    </Text>
  );
}
