import type { DeckReaders } from '@intranet/contract/allhands/readers-endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';

/** Who asks for a deck: somebody who is signed in, or a visitor who may have a link. */
export interface DeckReader {
  signedIn: boolean;
  tokenHash: Buffer | null;
  today: Day;
}

/** A session that must first change its password opens nothing (D9). */
export const isSignedIn = (actor: Actor | null): boolean =>
  actor !== null && !actor.mustChangePassword && !actor.mustSetUpTwoFactor;

export interface ReaderRule {
  readers: DeckReaders;
  token_hash: Buffer | null;
  link_ends_on: Day | null;
}

export const linkIsOpen = ({ readers, link_ends_on }: ReaderRule, today: Day) =>
  readers === 'link' && link_ends_on !== null && today <= link_ends_on;

/** @param rule undefined for a quarter that is public (D55) */
export function mayReadQuarter(rule: ReaderRule | undefined, reader: DeckReader): boolean {
  if (!rule || rule.readers === 'public' || reader.signedIn) return true;
  const { tokenHash, today } = reader;
  return (
    linkIsOpen(rule, today) && tokenHash !== null && (rule.token_hash?.equals(tokenHash) ?? false)
  );
}

/** True if a visitor can read the quarter, with its link if need be. */
export const isOpenToVisitors = (rule: ReaderRule | undefined, today: Day): boolean =>
  !rule || rule.readers === 'public' || linkIsOpen(rule, today);

/** The refusal of a deck. It says why, but nothing of the deck. */
export function deckRefusal({ tokenHash }: DeckReader): AppError {
  return tokenHash === null
    ? new AppError('unauthenticated', t('Sign in to see this deck.'))
    : new AppError(
        'unauthenticated',
        t('This link has expired or was replaced. Ask for a new one, or sign in.'),
      );
}
