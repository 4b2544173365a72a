import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import classes from './MarkdownText.module.css';
import { safeAddress } from './safe-address.ts';

/** Headings of a text stand below the title of its announcement, which is of the third level. */
const Heading = ({ children }: { children?: ReactNode }) => <h4>{children}</h4>;

function Address({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  if (!href) return children;
  const isOutside = !href.startsWith('/');
  return (
    <Anchor
      href={href}
      inherit
      underline="always"
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </Anchor>
  );
}

const COMPONENTS: Components = {
  ...{ h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading },
  a: ({ href, children }) => <Address href={href}>{children}</Address>,
  // Pictures are not loaded: their addresses could be anywhere.
  img: ({ alt }) => alt,
};

/** Text in Markdown. HTML shows as it was typed, and links lead only where `safeAddress` lets them. */
export default function MarkdownText({ text }: { text: string }) {
  return (
    <div className={classes.text} dir="auto">
      <Markdown components={COMPONENTS} urlTransform={safeAddress}>
        {text}
      </Markdown>
    </div>
  );
}
