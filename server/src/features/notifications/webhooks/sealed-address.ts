import type { Deps } from '#core/deps.ts';

const ENDING = 4;

/** Binds a sealed address to its row (S15). */
const contextOf = (webhookId: number) => `webhook ${webhookId}`;

/** The columns of an address. Host and last characters stay readable, so that admins recognise it. */
export function sealAddress(
  { webhookSealer }: Pick<Deps, 'webhookSealer'>,
  webhookId: number,
  address: string,
) {
  return {
    address_sealed: webhookSealer.seal(address, contextOf(webhookId)),
    host: new URL(address).host,
    ending: address.slice(-ENDING),
  };
}

/** @returns null if it was sealed under another AUTH_SECRET */
export function openAddress(
  { webhookSealer }: Pick<Deps, 'webhookSealer'>,
  { id, address_sealed }: { id: number; address_sealed: Buffer },
): string | null {
  try {
    return webhookSealer.open(address_sealed, contextOf(id));
  } catch {
    return null;
  }
}
