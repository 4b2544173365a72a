import { Anchor, Text } from '@mantine/core';

export function BlockedPreview({ page }: { page: string }) {
  return (
    <Text size="sm" role="status">
      O navegador bloqueou a nova aba.{' '}
      <Anchor href={page} target="_blank" rel="noopener" inherit>
        Abrir a pré-visualização
      </Anchor>
    </Text>
  );
}
