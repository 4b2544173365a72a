import * as calls from '@intranet/contract/leave/coverage-endpoints.ts';
import type { z } from 'zod';
import { type CallBody, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const coverageQuery = peopleKeys.query(['coverage'], calls.coverage);
export type AreaCoverage = z.infer<typeof calls.coverage.reply>['areas'][number];

export const setCoverageLimit = (body: CallBody<typeof calls.setCoverageLimit>) =>
  call(calls.setCoverageLimit, { body });

export const addCoveragePair = (body: CallBody<typeof calls.addCoveragePair>) =>
  call(calls.addCoveragePair, { body });

export const removeCoveragePair = (id: number) =>
  call(calls.removeCoveragePair, { params: { id } });
