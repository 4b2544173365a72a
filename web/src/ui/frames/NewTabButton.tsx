import { Button, type ButtonProps } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';

export function NewTabButton({ href, ...look }: { href: string; title?: string } & ButtonProps) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      lang="pt-BR"
      leftSection={<IconExternalLink size={18} aria-hidden />}
      {...look}
    >
      Abrir em nova aba
    </Button>
  );
}
