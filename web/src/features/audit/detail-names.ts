import { type Message, msg } from '@intranet/contract/core/i18n/t.ts';

/** The names of an entry's details, by their stored names. */
export const DETAIL_NAMES: Partial<Record<string, Message>> = {
  active: msg('status'),
  actual: msg('actual'),
  adjustment: msg('adjustment'),
  area: msg('area'),
  asks: msg('asked for'),
  at_most_away: msg('at most away'),
  balance: msg('balance'),
  birth_date: msg('date of birth'),
  brought_back: msg('restored version'),
  bytes: msg('bytes'),
  changed: msg('changed'),
  charged: msg('deducted'),
  confirmed: msg('confirmed'),
  count: msg('number'),
  created: msg('created'),
  date: msg('date'),
  days: msg('days'),
  decision: msg('decision'),
  deck: msg('deck'),
  deputy: msg('deputy'),
  differences: msg('differences'),
  email: msg('email'),
  employee: msg('employee'),
  end: msg('end'),
  entries: msg('entries'),
  entry: msg('entry'),
  expected: msg('expected'),
  form: msg('format'),
  found: msg('found'),
  from: msg('from'),
  goal: msg('goal'),
  holiday_state: msg('state'),
  issuer: msg('identity provider'),
  kind: msg('kind'),
  law_hints: msg('legal advice'),
  leave: msg('leave'),
  leaves: msg('leave requests'),
  lines: msg('rows'),
  mail: msg('email'),
  method: msg('method'),
  must_change: msg('must choose a new password'),
  name: msg('name'),
  not_together: msg('not away together'),
  opens: msg('opens'),
  over_warnings: msg('despite warnings'),
  passkeys_removed: msg('passkeys removed'),
  position: msg('position'),
  reason: msg('reason'),
  role: msg('role'),
  rule: msg('rule'),
  second_factor: msg('second factor'),
  sessions_ended: msg('sessions ended'),
  single_sign_on: msg('single sign-on'),
  start: msg('start'),
  start_date: msg('start date'),
  subject: msg('subject'),
  to: msg('to'),
  together_again: msg('may be away together again'),
  two_factor_off: msg('two-factor turned off'),
  type: msg('type'),
  until: msg('until'),
  version: msg('version'),
  visitor_contact: msg('contact for visitors'),
  why: msg('difference'),
};

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
  return value === true ? DETAIL_NAMES[name] : PHRASES[name]?.[String(value)];
}

/** The word to show for a stored value; undefined for one to show as it is. */
export const wordFor = (name: string, value: string): Message | undefined =>
  WORDED.has(name) ? WORDS[value] : undefined;
