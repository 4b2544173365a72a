import type { UiSettings } from '@intranet/ui/context.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isAsked, onAskedChange } from './confirmation.ts';
import { FRAME_SETTINGS } from './frame-settings.ts';
import { siteQuery } from './site.ts';
import { usePageWaits } from './waiting-page.ts';

function useCompanyClock() {
  const { data, error, refetch } = useQuery(siteQuery);
  return { today: data?.today, timeZone: data?.time_zone, error, refetch };
}

function useQuestionOpen(): boolean {
  const waits = usePageWaits();
  return useSyncExternalStore(onAskedChange, isAsked) || waits;
}

/** This app's settings for the parts of `@intranet/ui`. */
export const UI_SETTINGS: UiSettings = {
  ...FRAME_SETTINGS,
  useCompanyClock,
  useQuestionOpen,
};
