import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Button, Group, Kbd, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { isHarmless } from './list-items.ts';

/** The same keys as in use-approval-keys.ts. */
const KEYS = [
  { keys: ['J', 'K'], label: t('next, previous') },
  { keys: ['A'], label: t('approve') },
  { keys: ['R'], label: t('reject') },
];

interface Props {
  /** The loaded requests. */
  waiting: readonly Approval[];
  /** The number of all; undefined until it is known. */
  count: number | undefined;
  isPaged: boolean;
  running: ReadonlyMap<number, unknown>;
  approveAll: (approvals: readonly Approval[]) => Promise<void>;
}

export function BulkApproval({ waiting, count, isPaged, running, approveAll }: Props) {
  const [sending, setSending] = useState(false);
  const clear = waiting.filter((one) => isHarmless(one) && (sending || !running.has(one.id)));
  const approve = async () => {
    setSending(true);
    await approveAll(clear);
    setSending(false);
  };
  return (
    <Group justify="space-between" gap="xs" mih={36} data-print="hide">
      <Text size="sm" c="dimmed">
        {count !== undefined &&
          t('{count, plural, one {# request to review} other {# requests to review}}', { count })}
      </Text>
      <Group gap="md" c="dimmed" fz="xs" me="auto" ms="md" visibleFrom="md">
        {KEYS.map(({ keys, label }) => (
          <Group key={label} gap={4}>
            {keys.map((key) => (
              <Kbd key={key} size="xs">
                {key}
              </Kbd>
            ))}
            {label}
          </Group>
        ))}
      </Group>
      {(clear.length > 1 || sending) && (
        <Button
          variant="default"
          leftSection={<IconChecks size={18} aria-hidden />}
          loading={sending}
          onClick={() => void approve()}
        >
          {isPaged
            ? t('Approve the {count} shown with no issues', { count: clear.length })
            : t('Approve the {count} with no issues', { count: clear.length })}
        </Button>
      )}
    </Group>
  );
}
