import { type ComponentPropsWithoutRef, useRef } from 'react';
import { useSettlingRows } from './use-settling-rows.ts';

/** A list that ignores presses on items that have just moved. */
export function SettlingList(props: ComponentPropsWithoutRef<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  useSettlingRows(list, props.children);
  return <ul ref={list} {...props} />;
}
