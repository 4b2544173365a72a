import { type MonthOfYear, monthName } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { notifyFailure, notifySuccess } from '@intranet/ui/feedback/notify.ts';
import { closePicture, openPicture, type Picture } from '@intranet/ui/forms/chosen-picture.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { communicationKeys, uploadMonthlyImage } from '../api.ts';

/** A chosen picture stays until saved or discarded. @param at January is 1 */
export function useMonthShot(at: MonthOfYear) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Picture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => closePicture(chosen), [chosen]);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const failed = (error: Error | null) => {
    notifyFailure(t('Fail upload. Check console.'));
    setProblem(sentenceOf(error));
  };

  const open = useMutation({
    mutationFn: openPicture,
    onMutate: () => setProblem(null),
    // The row may have unmounted while the picture loaded.
    onSuccess: (picture) => (shown.current ? setChosen(picture) : closePicture(picture)),
    onError: (error) => setProblem(sentenceOf(error)),
  });
  const save = useMutation({
    mutationFn: ({ file }: Picture) => uploadMonthlyImage(at, file),
    onMutate: () => setProblem(null),
    onSuccess: async ({ url }) => {
      // The specification reports a success only if a url comes back (spec §8).
      if (!url) return failed(null);
      notifySuccess(t('Image for {month} updated successfully!', { month: monthName(at.month) }));
      await communicationKeys.refresh(queryClient);
      setChosen(null);
    },
    onError: failed,
  });
  const busy = save.isPending;
  return {
    chosen,
    problem,
    opening: open.isPending,
    saving: busy,
    choose: (file: File) => {
      if (!busy && !open.isPending) open.mutate(file);
    },
    drop: () => {
      setProblem(null);
      setChosen(null);
    },
    save: () => {
      if (chosen) save.mutate(chosen);
      else notifyFailure(t('Please select a file before saving!'));
    },
  };
}
