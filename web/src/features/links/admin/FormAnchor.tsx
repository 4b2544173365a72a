import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formOf, type RegisteredLink } from './link-sections.ts';

/** The way to a link's form, whose page scrolls there by itself. */
export function FormAnchor({ link, children }: { link: RegisteredLink; children: ReactNode }) {
  return (
    <Anchor
      inherit
      // Within a sentence colour alone would not tell it apart.
      underline="always"
      renderRoot={(props) => <Link {...props} {...formOf(link)} resetScroll={false} />}
    >
      {children}
    </Anchor>
  );
}
