import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import classes from './StrengthMeter.module.css';

export const SCORE_LABELS = [
  tc('password', 'Very weak'),
  tc('password', 'Weak'),
  tc('password', 'Fair'),
  tc('password', 'Strong'),
  tc('password', 'Very strong'),
] as const;
const TYPING_MS = 200;
const STEPS = [1, 2, 3, 4];

export function StrengthMeter({ password, words }: { password: string; words: readonly string[] }) {
  const { data: module, isError } = useQuery({
    queryKey: ['password strength'],
    queryFn: () => import('./score-password.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [settled] = useDebouncedValue(password, TYPING_MS);
  if (isError) return <p className={classes.meter}>{t('Couldn’t check the strength')}</p>;
  const score = module && settled !== '' ? module.scorePassword(settled, words) : null;
  return (
    <div className={classes.meter} data-score={score}>
      <span aria-hidden className={classes.bars}>
        {STEPS.map((step) => (
          <span key={step} data-on={(score !== null && score >= step) || undefined} />
        ))}
      </span>
      <span role="status">{score === null ? '' : SCORE_LABELS[score]}</span>
    </div>
  );
}
