/** Chromium finds both at this machine (playwright.config.ts). Unlike 127.0.0.1, neither is secure. */
export const HOST_NAME = 'intranet.test';
export const IP_ADDRESS = '192.0.2.10';
