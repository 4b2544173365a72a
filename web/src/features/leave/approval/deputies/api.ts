import * as calls from '@intranet/contract/leave/deputies-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type CallBody, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const deputiesQuery = queryOptions({
  queryKey: peopleKeys.of('deputies'),
  queryFn: ({ signal }) => call(calls.deputies, { signal }),
});
type Reply = z.infer<typeof calls.deputies.reply>;
export type HeadDeputies = Reply['heads'][number];
export type Candidate = Reply['candidates'][number];

export const nameDeputy = (body: CallBody<typeof calls.nameDeputy>) =>
  call(calls.nameDeputy, { body });

export const removeDeputy = (id: number) => call(calls.removeDeputy, { params: { id } });
