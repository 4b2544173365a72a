import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { fold, foldSpaces } from '@intranet/contract/core/text.ts';
import { codeSecretSchema, entrySchema } from '@intranet/contract/vault/schemas.ts';
import type {
  PasswordForm,
  PasswordImportLine,
} from '@intranet/contract/vault/transfer-endpoints.ts';
import { isOtherCode, noCodeSecret, parseCodeSecret } from '../code-secret.ts';
import type { EntryState } from '../replace-entry.ts';
import type { PasswordLine } from './read-lines.ts';
import { splitAddresses } from './split-addresses.ts';

export interface PasswordStep {
  line: PasswordImportLine;
  create?: EntryState;
  known?: number;
}

const LABELS = {
  platform: msg('Platform'),
  link: msg('Link'),
  user: msg('User'),
  password: msg('Password'),
} as const;
const MAX_SHOWN = 200;

/** An entry of the vault. */
interface Known {
  id: number;
  state: EntryState;
}

function entryKey({ platform, link, user, password, codeSecret }: EntryState): string {
  return JSON.stringify([platform, link, user, password, codeSecret]);
}

const hostOf = (link: string): string => URL.parse(link)?.hostname ?? '';

type Judged = { state: EntryState; details: string[]; problems: string[] };

/** The secret for one-time codes. An unusable one is an error in our own layout, else dropped. */
function readCodeSecret(text: string, form: PasswordForm) {
  if (text.trim() === '') return { codeSecret: null, details: [], problems: [] };
  const { data: given } = codeSecretSchema.safeParse(text);
  const codeSecret = given === undefined ? null : parseCodeSecret(given);
  if (codeSecret !== null) return { codeSecret, details: [], problems: [] };
  if (form === 'own') {
    return {
      codeSecret,
      details: [],
      problems: [t('Code secret: {problem}', { problem: noCodeSecret() })],
    };
  }
  const lost = isOtherCode(text.trim())
    ? t('Not imported: one-time codes, because their type isn’t supported.')
    : t('Not imported: one-time codes, because their secret isn’t valid.');
  return { codeSecret, details: [lost], problems: [] };
}

const MISFITS = {
  more: msg('This line has more cells than the header. A value with a comma may lack quotes.'),
  fewer: msg(
    'This line has fewer cells than the header. A quote or backslash may have been misread.',
  ),
} as const;

const HTML_CODE = /&(?:amp|lt|gt|quot|#0?39);/;

/** LastPass writes HTML codes in some of its exports. The original can't be told from them. */
function htmlCodeHint({ cells }: PasswordLine, form: PasswordForm): string[] {
  const fields = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter((field) =>
    HTML_CODE.test(cells[field]),
  );
  if (form !== 'lastpass' || fields.length === 0) return [];
  return [
    t(
      'Stored as it is in the file, with a code such as “&amp;”, which LastPass may have put in place of “&”: {fields}. Compare it with LastPass.',
      { fields: fields.map((field) => t(LABELS[field])).join(', ') },
    ),
  ];
}

function unsureHint({ unsure }: PasswordLine): string[] {
  const fields = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter((field) =>
    unsure.includes(field),
  );
  if (fields.length === 0) return [];
  return [
    t(
      '{fields}: some characters could be read in another way. Check the entry after the import, or save the file as UTF-8 and choose it again.',
      { fields: fields.map((field) => t(LABELS[field])).join(', ') },
    ),
  ];
}

const MAX_ADDRESSES = 5;
const MAX_ADDRESS_LENGTH = 60;

function otherAddresses(others: readonly string[]): string[] {
  if (others.length === 0) return [];
  const shown = others
    .slice(0, MAX_ADDRESSES)
    .map((address) => address.slice(0, MAX_ADDRESS_LENGTH).toWellFormed());
  const addresses = [...shown, ...(others.length > MAX_ADDRESSES ? ['…'] : [])].join(', ');
  return [t('Not imported: additional addresses ({addresses}).', { addresses })];
}

/** Applies the rules of the entry form. Messages contain no secret. */
function findErrors(line: PasswordLine, form: PasswordForm): Judged {
  const { cells, lost } = line;
  const hasMany = form === 'bitwarden' || form === 'onepassword';
  const [link, ...others] = hasMany ? splitAddresses(cells.link) : [cells.link];
  const isNamed = cells.platform.trim() !== '';
  const given = { ...cells, link, platform: isNamed ? cells.platform : hostOf(link) };
  const { data, error } = entrySchema.safeParse(given);
  const code = readCodeSecret(cells.code_secret, form);
  const problems = (error?.issues ?? []).map(
    ({ path, message }) => `${t(LABELS[path[0] as keyof typeof LABELS])}: ${message}`,
  );
  const details = [
    ...(isNamed
      ? []
      : [
          t('No name given, so it’s named after its address: {platform}.', {
            platform: given.platform,
          }),
        ]),
    ...(cells.password === '' ? [t('No password')] : []),
    ...unsureHint(line),
    ...htmlCodeHint(line, form),
    ...otherAddresses(others),
    ...code.details,
    ...(lost.length > 0 ? [t('Not imported: {columns}.', { columns: lost.join(', ') })] : []),
  ];
  const { platform, user, password } = data ?? given;
  const state = { platform, link: data?.link ?? link, user, password, codeSecret: code.codeSecret };
  return { state, details, problems: [...new Set(problems), ...code.problems] };
}

/** As Bitwarden and 1Password call it. */
const NOTE_TYPES = ['note', 'secure note'];

/** LastPass writes this address for a secure note. */
const LASTPASS_NOTE = 'http://sn';

/** Firefox lists the account that synchronizes it as if it were a login. */
const FIREFOX_ACCOUNT = /^chrome:\/\//;

function leftOut({ cells }: PasswordLine, form: PasswordForm): string | null {
  const { platform, link, user, password, code_secret } = cells;
  const type = cells.type.trim().toLowerCase();
  if (NOTE_TYPES.includes(type) || (form === 'lastpass' && link === LASTPASS_NOTE)) {
    return t('Skipped: a secure note, not a login.');
  }
  const isOther = form === 'bitwarden' && type !== '' && type !== 'login';
  if (isOther || (form === 'firefox' && FIREFOX_ACCOUNT.test(link))) {
    return t('Skipped: not a login.');
  }
  const login = [link, user, password, code_secret, ...(form === 'own' ? [platform] : [])];
  return login.every((cell) => cell === '') ? t('Skipped: no login in this line.') : null;
}

/** The same for entries that a person may take for one. */
const likenessKey = ({ platform, user }: EntryState): string =>
  JSON.stringify([platform, user].map((text) => fold(foldSpaces(text))));

/** A wrong line lists all its errors. @param entries the vault's */
export function planPasswords(
  lines: readonly PasswordLine[],
  form: PasswordForm,
  entries: readonly Known[],
): PasswordStep[] {
  const known = new Map(entries.map(({ id, state }) => [entryKey(state), id]));
  const alike = new Map(entries.map(({ state }) => [likenessKey(state), state.platform]));
  const firstLines = new Map<string, number>();
  const alikeLines = new Map<string, number>();
  return lines.map((one): PasswordStep => {
    const { state, details, problems } = findErrors(one, form);
    const show = (text: string) => text.slice(0, MAX_SHOWN).toWellFormed();
    const line = { line: one.line, platform: show(state.platform), user: show(state.user) };
    if (one.misfit) {
      return { line: { ...line, action: 'wrong', details: [t(MISFITS[one.misfit])] } };
    }
    const nothing = leftOut(one, form);
    if (nothing) return { line: { ...line, action: 'none', details: [nothing] } };
    if (problems.length > 0) return { line: { ...line, action: 'wrong', details: problems } };

    const key = entryKey(state);
    const entry = known.get(key);
    if (entry !== undefined) {
      const details = [t('Already in the vault.')];
      return { line: { ...line, action: 'none', details }, known: entry };
    }
    const earlier = firstLines.get(key);
    if (earlier !== undefined) {
      const details = [t('Already in line {earlier}.', { earlier })];
      return { line: { ...line, action: 'none', details } };
    }
    firstLines.set(key, one.line);
    const likeness = likenessKey(state);
    const similar = alike.get(likeness);
    const similarLine = alikeLines.get(likeness);
    if (similarLine === undefined) alikeLines.set(likeness, one.line);
    const likenesses = [
      ...(similar === undefined
        ? []
        : [
            t('A “{platform}” with the same user is already there, and stays as it is.', {
              platform: show(similar),
            }),
          ]),
      ...(similarLine === undefined
        ? []
        : [t('Line {line} has the same platform and user.', { line: similarLine })]),
    ];
    const create = { ...line, action: 'create' as const, details: [...likenesses, ...details] };
    return { line: create, create: state };
  });
}
