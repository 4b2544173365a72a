import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, type ButtonProps } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useSpecifiedLang } from '../context.ts';

export function NewTabButton({ href, ...look }: { href: string; title?: string } & ButtonProps) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      lang={useSpecifiedLang()}
      leftSection={<IconExternalLink size={18} aria-hidden />}
      {...look}
    >
      {t('Open in a new tab')}
    </Button>
  );
}
