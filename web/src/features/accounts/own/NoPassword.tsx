import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function NoPassword({ what }: { what: string }) {
  return (
    <Text size="sm">
      You have no password here yet. {what}{' '}
      <Anchor component={Link} to="/forgot-password" inherit lang="pt-BR">
        Esqueci minha senha
      </Anchor>
    </Text>
  );
}
