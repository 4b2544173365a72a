import { t } from '@intranet/contract/core/i18n/t.ts';
import { CloseButton, Group, getDefaultZIndex, Popover, ScrollArea, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { ExternalTarget } from '../page/ExternalTarget.tsx';
import { useDiscardQuestion } from './use-discard-question.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

interface Props {
  anchor: HTMLElement;
  title: string;
  /** While a request is pending, the card stays open. */
  busy?: boolean;
  /** With unsaved input, closing asks first. */
  dirty?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog beside what it is about, so that the page around it stays in view. Open while mounted. */
export function AnchoredCard({
  anchor,
  title,
  busy = false,
  dirty = false,
  onClose,
  children,
}: Props) {
  const target = useRef(anchor);
  const { close, question } = useDiscardQuestion(dirty, onClose);
  const isHeld = busy || question !== false;
  useReturnedFocus();
  return (
    <Popover
      opened
      onDismiss={isHeld ? () => {} : close}
      closeOnEscape={!isHeld}
      closeOnClickOutside={!isHeld}
      width="min(420px, calc(100vw - 32px))"
      // If neither side has room, it covers its anchor rather than leave the window.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 16 } }}
      shadow="md"
      // Below the question that it may ask.
      zIndex={getDefaultZIndex('modal') - 1}
      trapFocus
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ExternalTarget element={target} />
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={title} tabIndex={-1}>
        <ScrollArea.Autosize mah="calc(100dvh - 96px)" p="md" tabIndex={-1}>
          <Group justify="space-between" wrap="nowrap" mb="sm">
            <Title order={2} size="h4">
              {title}
            </Title>
            <CloseButton aria-label={t('Close')} disabled={busy} onClick={close} />
          </Group>
          {children}
          {question}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
