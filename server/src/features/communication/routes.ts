import * as calls from '@intranet/contract/communication/endpoints.ts';
import { yearOf } from '@intranet/contract/communication/years.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { sendPicture } from '#core/files/send-picture.ts';
import type { Router } from '#core/http/route.ts';
import { readBirthdayPage } from './birthday-page.ts';
import { MONTHLY_IMAGES } from './image-files.ts';
import {
  imageUrl,
  listBirthdays,
  listMonthlyImages,
  listRevenueTargets,
  listYears,
} from './queries.ts';
import { replaceMonthlyImage } from './replace-monthly-image.ts';
import { listRevenueChanges } from './revenue-changes.ts';
import { setRevenueTarget } from './set-revenue-target.ts';
import { updateBirthday } from './update-birthday.ts';

export function communicationRoutes({ route }: Router, deps: Deps): void {
  route(calls.listBirthdays, async ({ actor }) => ({
    birthdays: await listBirthdays(deps.db, actor),
  }));

  route(calls.birthdayPage, ({ actor, query }) =>
    readBirthdayPage(deps.db, query, actor, today(deps)),
  );

  route(calls.updateBirthday, async ({ actor, body }) => {
    const { name, employee_id: employeeId, newBirthday } = body;
    const birthday = newBirthday === '' || newBirthday === calls.NO_BIRTHDAY ? null : newBirthday;
    await updateBirthday(deps, actor, { person: { name, employeeId }, birthday });
    return success(t('Birthday updated!'));
  });

  const currentYear = () => yearOf(today(deps));

  route(calls.communicationYears, () => listYears(deps.db, today(deps)));

  route(calls.monthlyImages, async ({ query: { year = currentYear() } }) => ({
    monthlyImages: await listMonthlyImages(deps.db, year),
  }));

  route(calls.uploadMonthlyImage, async ({ actor, body, file }) => {
    const { month, year = currentYear() } = body;
    const key = await replaceMonthlyImage(deps, actor, { year, month, upload: file });
    return { url: imageUrl(key) };
  });

  route(calls.monthlyImage, ({ params, reply }) =>
    sendPicture(reply, deps, MONTHLY_IMAGES, params.key),
  );

  route(calls.revenueTargets, ({ query: { year = currentYear() } }) =>
    listRevenueTargets(deps.db, year),
  );

  route(calls.updateRevenueTarget, async ({ actor, body }) => {
    await setRevenueTarget(deps, actor, { ...body, year: body.year ?? currentYear() });
    return success(t('Saved!'));
  });

  route(calls.revenueChanges, async ({ params }) => {
    const [year = 0, month = 0] = params.month.split('-').map(Number);
    return { changes: await listRevenueChanges(deps.db, deps.config.timeZone, { year, month }) };
  });
}
