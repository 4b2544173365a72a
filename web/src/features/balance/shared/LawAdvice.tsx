import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Hint } from '@intranet/contract/leave/endpoints.ts';
import { Advice } from '@intranet/ui/feedback/Advice.tsx';
import { Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';

/** Hints from Brazilian vacation law with their articles. A breach asks for attention, but never blocks. */
export function LawAdvice({ hints }: { hints: readonly Hint[] }) {
  const isNote = hints.every(({ info }) => info);
  return (
    <Advice
      tone={isNote ? 'note' : 'breach'}
      icon={<IconScale size={18} />}
      title={isNote ? t('Vacation law') : t('Breaks vacation law')}
      points={hints.map(({ text, article }) => ({
        key: `${article} ${text}`,
        text: (
          <>
            {text}{' '}
            <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {article}
            </Text>
          </>
        ),
      }))}
    />
  );
}
