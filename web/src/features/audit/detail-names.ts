import { AUDIT_DETAILS } from '@intranet/contract/audit/details.ts';
import { type Message, msg } from '@intranet/contract/core/i18n/t.ts';
import { EVENT_LABELS } from '@intranet/contract/leave/leave-states.ts';

/** The details whose stored values are words of ours, not somebody's text. */
const WORDED = new Set('asks at_most_away decision employee kind opens single_sign_on'.split(' '));

const WORDS: Partial<Record<string, Message>> = {
  approve: msg('approved'),
  reject: msg('rejected'),
  cancellation: msg('cancellation'),
  linked: msg('linked'),
  unlinked: msg('unlinked'),
  own: msg('own leave'),
  area: msg('whole team'),
  tab: msg('new tab'),
  embedded: msg('inside the page'),
  'any number': msg('no limit'),
};

const PHRASES: Partial<Record<string, Partial<Record<string, Message>>>> = {
  method: {
    password: msg('with a password'),
    passkey: msg('with a passkey'),
    single_sign_on: msg('with single sign-on'),
  },
  second_factor: {
    'app code': msg('a code from the app'),
    'recovery code': msg('a recovery code'),
  },
  reason: {
    'wrong name or password': msg('wrong name or password'),
    'wrong second factor': msg('wrong code'),
    'wrong current password': msg('wrong current password'),
    'wrong code at the set-up': msg('wrong code during setup'),
    'too many attempts': msg('too many attempts'),
    'Has left': msg('left the company'),
    'No longer a Head': msg('no longer a Head'),
  },
  rule: {
    role: msg('not allowed for this role'),
    forbidden: msg('not allowed for this person'),
  },
};

/** A detail in words without its name; undefined if it needs the name. */
export function phraseFor(name: string, value: string | number | boolean): Message | undefined {
  return value === true ? AUDIT_DETAILS[name] : PHRASES[name]?.[String(value)];
}

/** The word to show for a stored value; undefined for one to show as it is. */
export function wordFor(name: string, value: string): Message | undefined {
  if (name === 'undone') return (EVENT_LABELS as Partial<Record<string, Message>>)[value];
  return WORDED.has(name) ? WORDS[value] : undefined;
}
