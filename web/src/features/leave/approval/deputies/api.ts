import * as calls from '@intranet/contract/leave/deputies-endpoints.ts';
import type { z } from 'zod';
import { type CallBody, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const deputiesQuery = peopleKeys.query(['deputies'], calls.deputies);
type Reply = z.infer<typeof calls.deputies.reply>;
export type HeadDeputies = Reply['heads'][number];
export type Candidate = Reply['candidates'][number];

export const nameDeputy = (body: CallBody<typeof calls.nameDeputy>) =>
  call(calls.nameDeputy, { body });

export const removeDeputy = (id: number) => call(calls.removeDeputy, { params: { id } });
