import type { Part } from '../part.ts';
import { accruals } from './accruals.ts';
import { changedLists } from './changed-lists.ts';
import { deck, draw, filter, firstLoad } from './in-browser.ts';
import { ownPages } from './own-pages.ts';
import { signInFlood } from './sign-in-flood.ts';
import { signIns } from './sign-ins.ts';
import { starts } from './starts.ts';

/** Browser measurements run before the calls, which fill the calendar far ahead. */
export const BEFORE_CALLS: readonly Part[] = [firstLoad, filter, draw, deck, ownPages];
export const AFTER_CALLS: readonly Part[] = [changedLists, signIns, signInFlood, accruals, starts];
