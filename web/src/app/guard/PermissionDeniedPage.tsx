import { Button, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

export default function PermissionDeniedPage() {
  return (
    <Stack align="center" mt="15vh" gap="md" px="md" ta="center" lang="pt-BR">
      <IconLock size={48} stroke={1.5} aria-hidden />
      <Title order={1}>Permissão Negada</Title>
      <Text c="dimmed">Você não tem permissão para acessar esta página.</Text>
      <Button component={Link} to="/home">
        Voltar para Home
      </Button>
    </Stack>
  );
}
