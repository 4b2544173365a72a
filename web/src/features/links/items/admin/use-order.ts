import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { linksKeys } from '../../api.ts';
import { itemSettingsQuery, type Move, orderItems } from './api.ts';

/** The ids with one of them at another place. */
export function movedTo(ids: readonly number[], id: number, index: number): number[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(Math.max(0, index), 0, id);
}

/** Moves are sent one after another, so that quick presses all count. */
const ONE_BY_ONE = { mutationKey: ['item order'], scope: { id: 'item order' } };

const { queryKey } = itemSettingsQuery;

/**
 * Changes the order of a department's items. The list shows a change at once; if the server refuses it, the list
 * as it is now comes back.
 */
export function useOrder(department: DepartmentId) {
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const save = useMutation({
    ...ONE_BY_ONE,
    mutationFn: (move: Move) => orderItems(move),
    onError: (error) => notifyFailure(error),
    // An answer to the first of several moves doesn’t know the others yet.
    onSettled: async () => {
      if (queryClient.isMutating(ONE_BY_ONE) === 1) await linksKeys.refresh(queryClient);
    },
  });

  const isOwn = (item: ItemSettings) => item.department === department;
  const show = (ids: readonly number[]) => {
    // A list that is being read would bring back the former order.
    void queryClient.cancelQueries({ queryKey });
    const byPlace = (a: ItemSettings, b: ItemSettings) =>
      isOwn(a) && isOwn(b) ? ids.indexOf(a.id) - ids.indexOf(b.id) : 0;
    queryClient.setQueryData(
      queryKey,
      (all) => all && { ...all, items: all.items.toSorted(byPlace) },
    );
  };
  return {
    /** What a screen reader says after a move. */
    announcement,
    /** @param indexIn the item's new place among the ids of the department, as the list has them by now */
    move: (item: ItemSettings, indexIn: (ids: readonly number[]) => number) => {
      const ids = (queryClient.getQueryData(queryKey)?.items ?? [])
        .filter(isOwn)
        .map(({ id }) => id);
      const next = movedTo(ids, item.id, indexIn(ids));
      if (next.join() === ids.join()) return;
      show(next);
      save.mutate({ department, ids: next, former_ids: ids });
      setAnnouncement(
        t('{name} is now {place} of {count}', {
          name: item.name,
          place: next.indexOf(item.id) + 1,
          count: ids.length,
        }),
      );
    },
  };
}
