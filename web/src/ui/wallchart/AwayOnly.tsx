import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import classes from './AwayOnly.module.css';

interface Props {
  on: boolean;
  others: number;
  onChange: (on: boolean) => void;
}

export function AwayOnly({ on, others, onChange }: Props) {
  return (
    <div className={classes.line}>
      {on
        ? t('{others, plural, one {# person isn’t away} other {# people aren’t away}}', { others })
        : t('Everybody is shown')}
      <Button variant="subtle" size="compact-sm" onClick={() => onChange(!on)}>
        {on ? t('Show everybody') : t('Only people on leave')}
      </Button>
    </div>
  );
}
