import * as calls from '@intranet/contract/people/deputies-endpoints.ts';
import type { z } from 'zod';
import { call, callWithBody } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const deputiesQuery = peopleKeys.query(['deputies'], calls.deputies);
type Reply = z.infer<typeof calls.deputies.reply>;
export type HeadDeputies = Reply['heads'][number];

export const nameDeputy = callWithBody(calls.nameDeputy);

export const removeDeputy = (id: number) => call(calls.removeDeputy, { params: { id } });
