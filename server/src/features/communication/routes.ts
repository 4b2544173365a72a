import * as calls from '@intranet/contract/communication/endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { sendPicture } from '#core/files/send-picture.ts';
import type { Router } from '#core/http/route.ts';
import { readBirthdayPage } from './birthday-page.ts';
import { MONTHLY_IMAGES } from './image-files.ts';
import { imageUrl, listBirthdays, listMonthlyImages, listRevenueTargets } from './queries.ts';
import { replaceMonthlyImage } from './replace-monthly-image.ts';
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

  route(calls.monthlyImages, async () => ({ monthlyImages: await listMonthlyImages(deps.db) }));

  route(calls.uploadMonthlyImage, async ({ actor, body, file }) => {
    const key = await replaceMonthlyImage(deps, actor, { month: body.month, upload: file });
    return { url: imageUrl(key) };
  });

  route(calls.monthlyImage, ({ params, reply }) =>
    sendPicture(reply, deps, MONTHLY_IMAGES, params.key),
  );

  route(calls.revenueTargets, async () => listRevenueTargets(deps.db));

  route(calls.updateRevenueTarget, async ({ actor, body }) => {
    await setRevenueTarget(deps, actor, body);
    return success(t('Saved!'));
  });
}
