/** The figures of `sign-in-flood` before device cookies and fair queues. */
export const BEFORE_DEVICE_COOKIES = {
  commit: 'cee029d',
  date: '2026-11-22',
  idle: 31.6,
  attacked: 8896,
  hashes: 400,
  statuses: { 401: 20, 429: 380 },
};
