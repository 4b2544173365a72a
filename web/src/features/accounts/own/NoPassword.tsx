import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Shown for accounts that sign in only through the identity provider. */
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
