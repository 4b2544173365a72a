import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { asSpecified } from '#core/language.ts';

/** The specification writes the days of two lists as `17/11/2026` (spec §2). */
export const specifiedDay: (day: Day) => string = asSpecified ? formatDay : listDay;
