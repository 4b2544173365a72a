import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, List, Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface CheckedItem {
  key: string;
  /** A sentence or a link. */
  content: ReactNode;
  done: boolean;
  note?: string;
}

/** What remains to be done, in order, with a tick at what is done. */
export function CheckList({ label, items }: { label: string; items: readonly CheckedItem[] }) {
  return (
    <List listStyleType="none" spacing={8} aria-label={label}>
      {items.map(({ key, content, done, note }) => {
        const Icon = done ? IconCircleCheckFilled : IconCircle;
        return (
          <List.Item key={key}>
            <Group gap={8} wrap="nowrap" align="flex-start">
              <Text span c={done ? 'teal.7' : 'dimmed'} lh={0} mt={2}>
                <Icon size={18} aria-hidden />
              </Text>
              <div>
                <Text span size="sm" {...(done && { c: 'dimmed' })}>
                  {content}
                </Text>
                <VisuallyHidden>{done ? t('Done') : t('To do')}</VisuallyHidden>
                {note && !done && (
                  <Text size="xs" c="dimmed">
                    {note}
                  </Text>
                )}
              </div>
            </Group>
          </List.Item>
        );
      })}
    </List>
  );
}
