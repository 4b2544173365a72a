import { Button, Group, List, Stack, Text } from '@mantine/core';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { Dialog } from '#ui/Dialog.tsx';

/** Within the page the address may change, such as to another form. */
const leavesPage: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname;

interface GuardTexts {
  lang: string;
  title: string;
  lead: string;
  stay: string;
  leave: string;
  close: string;
}

export const ENGLISH: GuardTexts = {
  lang: 'en',
  title: 'Leave without saving?',
  lead: 'What was typed here is not saved yet:',
  stay: 'Stay',
  leave: 'Leave without saving',
  close: 'Close',
};
export const PORTUGUESE: GuardTexts = {
  lang: 'pt-BR',
  title: 'Sair sem salvar?',
  lead: 'O que foi digitado aqui ainda não foi salvo:',
  stay: 'Ficar',
  leave: 'Sair sem salvar',
  close: 'Fechar',
};

/**
 * Asks before a page with something unsaved is left, in the app and by the browser.
 * @param labels of what is not saved
 * @param texts in the language of the screen (D40)
 */
export function UnsavedGuard({ labels, texts }: { labels: string[]; texts: GuardTexts }) {
  const leaving = useBlocker({
    shouldBlockFn: leavesPage,
    disabled: labels.length === 0,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <Dialog
      onClose={leaving.reset}
      title={texts.title}
      lang={texts.lang}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Stack gap="md">
        <Text size="sm">{texts.lead}</Text>
        <List size="sm">
          {labels.map((label) => (
            <List.Item key={label}>{label}</List.Item>
          ))}
        </List>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={leaving.reset}>
            {texts.stay}
          </Button>
          <Button color="red.8" onClick={leaving.proceed}>
            {texts.leave}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
