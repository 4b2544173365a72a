import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type Moments, useMoments } from '#ui/moments.ts';
import { linkSettingsQuery } from '../api.ts';

const ASK_EVERY = 1_500;
const GIVE_UP_AFTER = 60_000;

export type SettingsByName = ReadonlyMap<LinkName, LinkSettings>;

interface KnownSettings {
  /** Undefined until the settings and the time zone have loaded. */
  settings: SettingsByName | undefined;
  moments: Moments;
  error: Error | null;
  retry: () => void;
}

/** All links for an administrator, with polling while a check runs. */
export function useLinkSettings(): KnownSettings {
  // Equal data keeps its identity, so an unchanged object means no progress.
  const waited = useRef<{ data: unknown; since: number }>({ data: undefined, since: 0 });
  const { data, error, refetch } = useQuery({
    ...linkSettingsQuery,
    refetchInterval: ({ state }) => {
      if (!state.data?.some(({ check }) => check.state === 'waiting')) return false;
      if (waited.current.data !== state.data) {
        waited.current = { data: state.data, since: Date.now() };
      }
      return Date.now() - waited.current.since < GIVE_UP_AFTER && ASK_EVERY;
    },
  });
  const { moments, timeZone, error: zoneError, refetch: refetchZone } = useMoments();
  const settings = useMemo(
    () => data && timeZone && new Map(data.map((link) => [link.name, link])),
    [data, timeZone],
  );
  const retry = () => {
    refetchZone();
    void refetch();
  };
  return { settings: settings || undefined, moments, error: error ?? zoneError, retry };
}
