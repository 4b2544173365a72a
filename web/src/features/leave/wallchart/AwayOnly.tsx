import { t } from '@intranet/contract/core/i18n/t.ts';
import { Switch } from '@mantine/core';
import classes from './AwayOnly.module.css';

interface Props {
  /** Undefined while a filter chooses the people. */
  only: { on: boolean; others: number; onChange: (on: boolean) => void } | undefined;
  hint: string | false;
}

/** The line below the chart: who has a row, and how to request leave. */
export function AwayOnly({ only, hint }: Props) {
  if (!only && !hint) return null;
  return (
    <div className={classes.line} data-print="hide">
      {only && (
        <Switch
          checked={only.on}
          onChange={({ currentTarget }) => only.onChange(currentTarget.checked)}
          label={t('Only people on leave')}
        />
      )}
      {only?.on &&
        t('{others, plural, one {# person isn’t away} other {# people aren’t away}}', {
          others: only.others,
        })}
      {hint && <span className={classes.hint}>{hint}</span>}
    </div>
  );
}
