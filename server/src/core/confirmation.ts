import type { Actor } from './actor.ts';

/** A reading that may be an automatic renewal doesn't extend the confirmation (D69). */
export type SecretUse = 'use' | 'renewal';

export interface RequiresConfirmation {
  /** For each reading of secrets. @throws AppError confirm_password (D69) */
  requireConfirmation(actor: Actor, use?: SecretUse): Promise<void>;
}
