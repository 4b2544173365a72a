import { Button, Group, List, Stack, Text } from '@mantine/core';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { Dialog } from '#ui/Dialog.tsx';

/** Within the page the address may change, such as to another form. */
const leavesPage: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname;

/**
 * Asks before a page with unsaved addresses is left, in the app and by the browser.
 * @param labels of what is not saved
 */
export function UnsavedGuard({ labels }: { labels: string[] }) {
  const leaving = useBlocker({
    shouldBlockFn: leavesPage,
    disabled: labels.length === 0,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <Dialog
      onClose={leaving.reset}
      title="Sair sem salvar?"
      lang="pt-BR"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack gap="md">
        <Text size="sm">O que foi digitado aqui ainda não foi salvo:</Text>
        <List size="sm">
          {labels.map((label) => (
            <List.Item key={label}>{label}</List.Item>
          ))}
        </List>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={leaving.reset}>
            Ficar
          </Button>
          <Button color="red.8" onClick={leaving.proceed}>
            Sair sem salvar
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
