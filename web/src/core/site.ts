import { site } from '@intranet/contract/site/endpoints.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The company's name, the current day, and the demo's users; needs no session. */
export const siteQuery = { ...queryKeys('site').query(['company'], site), staleTime: 300_000 };

/** Reads the company's name and the day without the query library, for the sign-in page. */
export const readSite = () => call(site);
