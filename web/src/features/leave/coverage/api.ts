import * as calls from '@intranet/contract/leave/coverage-endpoints.ts';
import type { z } from 'zod';
import { call, callWithBody } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const coverageQuery = peopleKeys.query(['coverage'], calls.coverage);
export type AreaCoverage = z.infer<typeof calls.coverage.reply>['areas'][number];

export const setCoverageLimit = callWithBody(calls.setCoverageLimit);
export const addCoveragePair = callWithBody(calls.addCoveragePair);

export const removeCoveragePair = (id: number) =>
  call(calls.removeCoveragePair, { params: { id } });
