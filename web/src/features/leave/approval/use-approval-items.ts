import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { useHold } from '#ui/tables/use-hold.ts';
import { useSettlingRows } from '#ui/tables/use-settling-rows.ts';
import { approvalsQuery } from '../api.ts';
import { heldItems, type ListItem, listItems } from './list-items.ts';
import { useDecisions } from './use-decisions.ts';

const NO_ITEMS: ListItem[] = [];

/**
 * The requests in a list, which nothing moves for 8 s after a decision.
 * @param list its rows ignore presses while they settle
 */
export function useApprovalItems(list: RefObject<HTMLElement | null>) {
  const query = useQuery(approvalsQuery);
  // Days and badges need the company's day; later they would move the cards.
  const { isPending: undated } = useQuery(siteQuery);
  const waiting = query.data;
  const shown = useRef(NO_ITEMS);
  const [frozen, setFrozen] = useState(NO_ITEMS);
  const { held, hold } = useHold(list);
  const decisions = useDecisions(() => {
    setFrozen(shown.current);
    hold();
  });
  const { decided, failed } = decisions;
  const items = useMemo(() => {
    if (!waiting || undated) return undefined;
    const current = listItems(waiting, decided, failed);
    return held ? heldItems(frozen, current) : current;
  }, [waiting, undated, decided, failed, held, frozen]);
  useLayoutEffect(() => {
    shown.current = items ?? NO_ITEMS;
  }, [items]);
  useSettlingRows(list, items);
  return { query, items, held, decisions };
}
