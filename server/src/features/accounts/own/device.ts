import type { OpenSession } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { parse } from 'bowser';

const KINDS = ['desktop', 'mobile', 'tablet'] as const;

/** The browser and system of a user agent, such as "Chrome on Windows"; empty if unknown. */
export function describeDevice(userAgent: string): Pick<OpenSession, 'device' | 'kind'> {
  if (!userAgent) return { device: '', kind: 'unknown' };
  const { browser, os, platform } = parse(userAgent);
  return {
    device:
      browser.name && os.name
        ? t('{browser} on {system}', { browser: browser.name, system: os.name })
        : (browser.name ?? os.name ?? ''),
    kind: KINDS.find((kind) => kind === platform.type) ?? 'unknown',
  };
}
