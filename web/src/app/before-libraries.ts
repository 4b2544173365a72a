import { styleNonce } from '#core/page-setting.ts';

declare global {
  var __webpack_nonce__: string | undefined;
  var __zod_globalConfig: { jitless: boolean } | undefined;
}
// The library that locks scrolling below a dialog reads the nonce of its style elements here.
globalThis.__webpack_nonce__ = styleNonce();
// Zod must not try to compile code, which the content security policy would report.
globalThis.__zod_globalConfig = { jitless: true };
