import { DEVICE_SETTINGS } from '@intranet/ui/context.ts';
import { asSpecified } from './language.ts';
import { companyName, pageSetting } from './page-setting.ts';

/** Settings for the first frame, which makes no calls. */
export const FRAME_SETTINGS = {
  ...DEVICE_SETTINGS,
  company: companyName(),
  hasLogo: pageSetting('logo') === 'yes',
  asSpecified,
};
