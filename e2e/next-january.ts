// Preloaded by a server (NODE_OPTIONS=--import), this moves its clock to 20 January of the next year.

const now = new Date();
const ahead = Date.UTC(now.getUTCFullYear() + 1, 0, 20, 15) - now.getTime();
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [value: number | string | Date]) {
    super(...((parts.length === 0 ? [RealDate.now() + ahead] : parts) as [number]));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
} as DateConstructor;
