import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';

/** What is on the wall. */
export interface Shown {
  /** What the address names the deck by: its quarter, or that it is a preview. */
  quarter: string;
  section: SectionId;
  black: boolean;
}

/** What the presenter's window asks of a deck. */
export type Order = { kind: 'go'; section: SectionId } | { kind: 'black'; black: boolean };

/**
 * The presenter's window asks and drives; a deck tells what it shows, and that it is closed. A tab that
 * was duplicated has the same channel, so that each deck says and is told which one is meant.
 */
export type Message =
  | { kind: 'ask' }
  | (Order & { deck: string })
  | ({ kind: 'shown'; deck: string } & Shown)
  | { kind: 'closed'; deck: string };

export const newId = () => Math.random().toString(36).slice(2);

/** What a deck gives to the window that it opens: the tab's channel, and which deck is meant at first. */
export const lineOf = (channel: string, deck: string) => `${channel}.${deck}`;
export const readLine = (line: string) => {
  const [channel = '', deck] = line.split('.');
  return { channel, deck };
};

export const openChannel = (key: string) => new BroadcastChannel(`all-hands ${key}`);

export const say = (channel: BroadcastChannel | undefined, message: Message) =>
  channel?.postMessage(message);
