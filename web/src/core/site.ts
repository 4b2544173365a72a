import { site } from '@intranet/contract/site/endpoints.ts';
import { queryKeys } from './query-keys.ts';

/** The company's name, the current day, and the demo's users; needs no session. */
export const siteQuery = { ...queryKeys('site').query(['company'], site), staleTime: 300_000 };
