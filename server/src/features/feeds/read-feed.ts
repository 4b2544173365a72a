import { addMonths } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { inLanguage } from '#core/language.ts';
import { hashToken } from '#core/tokens.ts';
import { listFeedLeaves } from '#features/leave/calendar/queries.ts';
import { feedKindsFor } from './policy.ts';
import { findFeed } from './queries.ts';
import { writeCalendarFile } from './write-calendar-file.ts';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 24;

/**
 * The iCalendar file at a secret address, with or without `.ics`, in its owner's language. Every read
 * checks the role again (D4).
 * @throws AppError not_found for unknown and removed addresses alike
 */
export async function readFeed(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  address: string,
): Promise<string> {
  const feed = await findFeed(deps.db, hashToken(address.replace(/\.ics$/, '')));
  if (!feed || !feedKindsFor(feed.role).includes(feed.kind)) {
    throw new AppError('not_found', t('Page not found.'));
  }
  const { kind, language, employee } = feed;
  const day = today(deps);
  const leaves = await listFeedLeaves(
    deps.db,
    kind === 'own' ? { employeeId: employee.id } : { areaId: employee.areaId },
    addMonths(day, -MONTHS_BACK),
    addMonths(day, MONTHS_AHEAD),
  );
  return inLanguage(language, () =>
    writeCalendarFile(leaves, {
      kind,
      title: kind === 'own' ? t('My leave') : t('Away: {area}', { area: areaName(employee.area) }),
      publicUrl: deps.config.publicUrl,
    }),
  );
}
