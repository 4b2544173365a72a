import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';

/** What is on the wall. */
export interface Shown {
  section: SectionId;
  black: boolean;
}

/** The presenter's window asks and drives; the deck tells what it shows, and that it is closed. */
export type Message =
  | { kind: 'ask' }
  | { kind: 'go'; section: SectionId }
  | { kind: 'black'; black: boolean }
  | ({ kind: 'shown' } & Shown)
  | { kind: 'closed' };

/** Between one deck and the presenter's window that was opened from it. */
export const openChannel = (key: string) => new BroadcastChannel(`all-hands ${key}`);

export const say = (channel: BroadcastChannel | undefined, message: Message) =>
  channel?.postMessage(message);
