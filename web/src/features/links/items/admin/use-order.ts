import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { ItemSettings } from '@intranet/contract/links/item-endpoints.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { linksKeys } from '../../api.ts';
import { itemSettingsQuery, type Move, orderItems } from '../api.ts';

/** The ids with one of them at another place. */
export function movedTo(ids: readonly number[], id: number, index: number): number[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(index, 0, id);
}

/**
 * A department's items in an order that one can change. The list shows a change at once; if the server refuses
 * it, the list as it is now comes back.
 */
export function useOrder(department: DepartmentId, items: readonly ItemSettings[]) {
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const save = useMutation({
    mutationFn: (move: Move) => orderItems(move),
    onMutate: async ({ ids }) => {
      await queryClient.cancelQueries({ queryKey: itemSettingsQuery.queryKey });
      queryClient.setQueryData(itemSettingsQuery.queryKey, (all) =>
        all?.toSorted((a, b) =>
          a.department === department && b.department === department
            ? ids.indexOf(a.id) - ids.indexOf(b.id)
            : 0,
        ),
      );
    },
    onError: (error) => notifyFailure(error),
    onSettled: () => linksKeys.refresh(queryClient),
  });
  const ids = items.map(({ id }) => id);
  return {
    /** What a screen reader says after a move. */
    announcement,
    move: (id: number, index: number) => {
      const next = movedTo(ids, id, Math.max(0, Math.min(index, ids.length - 1)));
      if (next.join() === ids.join() || save.isPending) return;
      save.mutate({ department, ids: next, former_ids: ids });
      const { name } = items.find((item) => item.id === id) as ItemSettings;
      setAnnouncement(
        t('{name} is now {place} of {count}', {
          name,
          place: next.indexOf(id) + 1,
          count: ids.length,
        }),
      );
    },
  };
}
