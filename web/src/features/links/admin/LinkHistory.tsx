import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { HISTORY_LENGTH, type LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import lines from '@intranet/ui/tables/lines.module.css';
import { CopyTextButton } from '@intranet/ui/text/CopyTextButton.tsx';
import { Box, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { LongAddress } from './LongAddress.tsx';

const COPY = {
  copied: tc('links', 'Copied'),
  refused: t('This browser doesn’t allow copying. Select the address and copy it.'),
};

interface Props {
  settings: LinkSettings;
  pending: boolean;
  onRestore: (url: string, onDone: () => void) => void;
}

/** The last change and, on demand, the full history; each address can be restored (D34). */
export function LinkHistory({ settings, pending, onRestore }: Props) {
  const { moments } = useMoments();
  const { url: currentUrl, history } = settings;
  const [open, { toggle }] = useDisclosure(false);
  const listId = useId();
  const toggleButton = useRef<HTMLButtonElement>(null);
  const [latest] = history;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  if (!latest) return null;
  return (
    <div>
      <Group gap="4px 16px">
        <Text span size="sm" c="dimmed">
          <time dateTime={latest.changed_at}>
            {t('Saved by {person}, {at}', {
              person: latest.changed_by,
              at: moments.minute(latest.changed_at),
            })}
          </time>
        </Text>
        {history.length > 1 && (
          <Button
            ref={toggleButton}
            size="compact-sm"
            variant="subtle"
            aria-expanded={open}
            aria-controls={listId}
            leftSection={<Chevron size={16} aria-hidden />}
            onClick={toggle}
          >
            {t('Earlier addresses ({count})', { count: history.length - 1 })}
          </Button>
        )}
      </Group>
      <ul id={listId} className={lines.lines} hidden={!open}>
        {open &&
          history.map(({ url, changed_at, changed_by }, index) => (
            <Group key={`${changed_at} ${url}`} component="li" gap="xs" py="xs">
              <Box flex="1 1 240px" miw={0}>
                <LongAddress url={url} />
                <Text size="sm" c="dimmed">
                  {changed_by}, <time dateTime={changed_at}>{moments.minute(changed_at)}</time>
                </Text>
              </Box>
              <Group gap="xs">
                {index === 0 && (
                  <StateBadge tone="good">{tc('link address', 'Current')}</StateBadge>
                )}
                <CopyTextButton text={url} label={tc('links', 'Copy')} texts={COPY} />
                {url !== currentUrl && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('Restore the address of {at}', {
                      at: moments.minute(changed_at),
                    })}
                    onClick={() => {
                      // The pressed button disappears, so the focus moves to the toggle.
                      if (!pending) onRestore(url, () => toggleButton.current?.focus());
                    }}
                  >
                    {tc('links', 'Restore')}
                  </Button>
                )}
              </Group>
            </Group>
          ))}
      </ul>
      {open && history.length >= HISTORY_LENGTH && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('Only the latest {count} are shown.', { count: HISTORY_LENGTH })}
        </Text>
      )}
    </div>
  );
}
