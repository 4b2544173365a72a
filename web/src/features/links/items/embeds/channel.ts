import type { EmbedToken } from '@intranet/contract/links/item-endpoints.ts';

/** Hands tokens over to a loaded frame. */
export interface Channel {
  send(token: string): void;
  close(): void;
}

export type OpenChannel = (
  frame: HTMLIFrameElement,
  token: EmbedToken,
  /** Called if the frame says that it can't use its token. */
  onRejected: () => void,
) => Channel;
