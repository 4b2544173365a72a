import { t } from '@intranet/contract/core/i18n/t.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { readPassword } from '../api.ts';
import { copySecret } from './clipboard.ts';
import { notifyCopied } from './notify-copied.ts';

/** Thrown if the entry has no password; the clipboard is unchanged. */
class NothingToCopy extends UserFacingError {}

async function readFilledPassword(id: number, earlier: number | undefined): Promise<string> {
  const password = await readPassword(id, 'copy', earlier);
  if (password === '') throw new NothingToCopy(t('This entry has no password to copy.'));
  return password;
}

/** Reads a password by a recorded call (D36) and copies it. @param earlier the id of an earlier version */
export const copyPassword = (id: number, earlier?: number): Promise<string> =>
  copySecret(readFilledPassword(id, earlier));

export interface CopyOptions {
  /** True to copy without showing the text in the notification (D59). */
  hides?: boolean | undefined;
}

/** Notifies with the copied text, or with the failure and a retry. @param copy resolves with the text */
export async function copyAndNotify(
  copy: () => Promise<string>,
  { hides = false }: CopyOptions = {},
): Promise<void> {
  try {
    const text = await copy();
    notifyCopied(hides ? null : text);
  } catch (error) {
    const retry = () => void copyAndNotify(copy, { hides });
    notifyFailure(error, error instanceof NothingToCopy ? undefined : retry);
  }
}
