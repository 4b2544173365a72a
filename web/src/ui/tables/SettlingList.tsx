import { type ComponentPropsWithoutRef, useRef } from 'react';
import { useSettlingRows } from './use-settling-rows.ts';

/** A list whose items can be removed: presses on items that have just moved are ignored. */
export function SettlingList(props: ComponentPropsWithoutRef<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  useSettlingRows(list, props.children);
  return <ul ref={list} {...props} />;
}
