import type { DraftSummary } from '@intranet/contract/allhands/draft-endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';

interface Props {
  drafts: readonly DraftSummary[];
  onOpen: (quarter: string) => void;
}

/** The decks that are being edited. */
export function Drafts({ drafts, onOpen }: Props) {
  const { moments } = useMoments();
  if (drafts.length === 0) return null;
  return (
    <Stack
      component="ul"
      gap="xs"
      m={0}
      p={0}
      aria-label={t('Drafts')}
      style={{ listStyle: 'none' }}
    >
      {drafts.map(({ quarter: id, edited_at, edited_by }) => {
        const quarter = quarterText(id);
        return (
          <Paper key={id} component="li" withBorder p="sm">
            <Group justify="space-between" gap="xs">
              <div>
                <Text fw={600}>{t('{quarter} draft', { quarter })}</Text>
                <Text size="sm" c="dimmed">
                  {t('Edited {at} by {name}', { at: moments.minute(edited_at), name: edited_by })}
                </Text>
              </div>
              <Button
                variant="default"
                aria-label={t('Continue with {quarter}', { quarter })}
                onClick={() => onOpen(id)}
              >
                {t('Continue')}
              </Button>
            </Group>
          </Paper>
        );
      })}
    </Stack>
  );
}
