import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Group, Progress, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';

export const SCORE_LABELS = [
  tc('password', 'Very weak'),
  tc('password', 'Weak'),
  tc('password', 'Fair'),
  tc('password', 'Strong'),
  tc('password', 'Very strong'),
] as const;
const TYPING_MS = 200;
const COLORS = ['red', 'red', 'orange', 'green', 'green'] as const;

export function StrengthMeter({ password, words }: { password: string; words: readonly string[] }) {
  const { data: module, isError } = useQuery({
    queryKey: ['password strength'],
    queryFn: () => import('./score-password.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [settled] = useDebouncedValue(password, TYPING_MS);
  if (isError)
    return (
      <Text size="xs" mt={4}>
        {t('Couldn’t check the strength')}
      </Text>
    );
  const score = module && settled !== '' ? module.scorePassword(settled, words) : null;
  return (
    <Group gap={8} mt={4} mih={18} fz="xs" wrap="nowrap">
      <Progress value={(score ?? 0) * 25} color={COLORS[score ?? 0]} size={4} w={96} aria-hidden />
      <span role="status">{score === null ? '' : SCORE_LABELS[score]}</span>
    </Group>
  );
}
