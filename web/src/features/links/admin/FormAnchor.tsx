import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formOf, type RegisteredLink } from './link-sections.ts';

export function FormAnchor({ link, children }: { link: RegisteredLink; children: ReactNode }) {
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link {...props} {...formOf(link)} resetScroll={false} />}
    >
      {children}
    </Anchor>
  );
}
