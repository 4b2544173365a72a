import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';

export interface Shown {
  quarter: string;
  section: SectionId;
  black: boolean;
}

export type Order = { kind: 'go'; section: SectionId } | { kind: 'black'; black: boolean };

/** A duplicated tab shares the channel, so each message names its deck. */
export type DeckMessage =
  | { kind: 'ask' }
  | (Order & { deck: string })
  | ({ kind: 'shown'; deck: string } & Shown)
  | { kind: 'closed'; deck: string };

export const newId = () => Math.random().toString(36).slice(2);

/** The name passed to a presenter window: the tab's channel and the deck's id. */
export const lineOf = (channel: string, deck: string) => `${channel}.${deck}`;
export const readLine = (line: string) => {
  const [channel = '', deck] = line.split('.');
  return { channel, deck };
};

export const openChannel = (key: string) => new BroadcastChannel(`all-hands ${key}`);

export const say = (channel: BroadcastChannel | undefined, message: DeckMessage) =>
  channel?.postMessage(message);
