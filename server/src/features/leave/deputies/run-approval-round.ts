import type { Deps } from '#core/deps.ts';

/** Asks whoever decides by now, and reminds who was asked and has not decided (D23). */
export async function runApprovalRound(_deps: Deps): Promise<void> {}
