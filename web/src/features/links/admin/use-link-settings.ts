import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { linkSettingsQuery } from '../api.ts';

const POLL_MS = 1_500;
const GIVE_UP_MS = 60_000;

export type SettingsByName = ReadonlyMap<LinkName, LinkSettings>;

export function useLinkSettings() {
  // Equal data keeps its identity, so an unchanged object means no progress.
  const waited = useRef<{ data: unknown; since: number }>({ data: undefined, since: 0 });
  const { data, error, refetch } = useQuery({
    ...linkSettingsQuery,
    refetchInterval: ({ state }) => {
      if (!state.data?.some(({ check }) => check.state === 'waiting')) return false;
      if (waited.current.data !== state.data) {
        waited.current = { data: state.data, since: Date.now() };
      }
      return Date.now() - waited.current.since < GIVE_UP_MS && POLL_MS;
    },
  });
  const { timeZone, error: zoneError, refetch: refetchZone } = useMoments();
  const settings = useMemo<SettingsByName | undefined>(
    () => (data && timeZone ? new Map(data.map((link) => [link.name, link])) : undefined),
    [data, timeZone],
  );
  const retry = () => {
    refetchZone();
    void refetch();
  };
  return { settings, error: error ?? zoneError, retry };
}
