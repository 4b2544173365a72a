import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

interface Props
  extends Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<LinkProps, 'activeOptions' | 'replace' | 'preload'> {
  to: string;
  /** The page's parameters. */
  search?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** The router's link for the `component` of a library's component, in whose types it would lose its own. */
export function PageLink({ search = {}, ...props }: Props) {
  const link = { ...props, search } as LinkProps;
  return <Link {...link} />;
}
