import { type Deck, deckSchema } from '@intranet/contract/allhands/deck-schema.ts';
import type { DeckProblem } from '@intranet/contract/allhands/endpoints.ts';
import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';

const MAX_PROBLEMS = 50;

type JsonPath = readonly (string | number)[];
type LineOf = (offset: number) => number;

function countLines(text: string): LineOf {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (offset) => ends.findLastIndex((end) => end < offset) + 2;
}

/** The node at a path; for a missing one, the node that should contain it. */
function findNode(root: Node, place: JsonPath): Node {
  for (let depth = place.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(root, place.slice(0, depth));
    if (node) return node.parent?.type === 'property' ? node.parent : node;
  }
  return root;
}

const WORDS = /(?<=[a-z])(?=[A-Z])/g;

function describeSyntaxErrors(errors: readonly ParseError[], lineOf: LineOf): DeckProblem[] {
  const problems = new Map<number, DeckProblem>();
  for (const { error, offset } of errors.slice(0, MAX_PROBLEMS)) {
    const line = lineOf(offset);
    const what = printParseErrorCode(error).replace(WORDS, ' ').toLowerCase();
    if (problems.has(line)) continue;
    problems.set(line, { line, place: '', message: t('Invalid JSON: {what}', { what }) });
  }
  return [...problems.values()];
}

const KINDS: Readonly<Record<string, { missing: Message; wrong: Message }>> = {
  string: {
    missing: msg('Missing: add a text in quotes'),
    wrong: msg('This must be a text in quotes'),
  },
  number: { missing: msg('Missing: add a number'), wrong: msg('This must be a number') },
  int: { missing: msg('Missing: add a whole number'), wrong: msg('This must be a whole number') },
  array: { missing: msg('Missing: add a list in [ ]'), wrong: msg('This must be a list in [ ]') },
  object: {
    missing: msg('Missing: add a group in braces'),
    wrong: msg('This must be a group in braces'),
  },
};

/** Describes a schema issue to someone who writes JSON by hand; one message for each unknown name. */
function describeIssue(issue: z.core.$ZodIssue): { place: JsonPath; message: string }[] {
  const place = issue.path.filter((key) => typeof key !== 'symbol');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        place: [...place, key],
        message: t('A deck has no field with this name here'),
      }));
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      const missing = issue.message === t('This is required');
      if (!kind) return [{ place, message: issue.message }];
      return [{ place, message: t(missing ? kind.missing : kind.wrong) }];
    }
    case 'invalid_value':
      return [
        {
          place,
          message: t('This must be one of {options}', {
            options: issue.values.map(String).join(', '),
          }),
        },
      ];
    case 'invalid_union': {
      // Text in one language, or by language: describes the form that was meant.
      const meant = issue.errors.find((all) => all.some(({ path }) => path.length > 0));
      return (meant ?? issue.errors[0] ?? []).flatMap((one) =>
        describeIssue({ ...one, path: [...issue.path, ...one.path] }),
      );
    }
    default:
      return [{ place, message: issue.message }];
  }
}

/** Finds duplicate names in an object, of which JSON would silently use the last. */
function findTwice(node: Node, found: Node[] = []): Node[] {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    if (found.length === MAX_PROBLEMS) break;
    const [name, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    if (name && names.has(name.value)) found.push(name);
    names.add(name?.value);
    if (value) findTwice(value, found);
  }
  return found;
}

type Read = { deck: Deck; problems: [] } | { deck: null; problems: DeckProblem[] };

function read(content: string): Read {
  const lineOf = countLines(content);
  const errors: ParseError[] = [];
  const root = parseTree(content, errors, { disallowComments: true });
  if (!root || errors.length > 0)
    return { deck: null, problems: describeSyntaxErrors(errors, lineOf) };
  const twice = findTwice(root).map((name) => ({
    line: lineOf(name.offset),
    place: getNodePath(name).join('.'),
    message: t('This name appears twice here'),
  }));
  const { data, error } = deckSchema.safeParse(getNodeValue(root));
  if (data && twice.length === 0) return { deck: data, problems: [] };
  const issues = (error?.issues ?? []).flatMap(describeIssue).slice(0, MAX_PROBLEMS);
  const wrong = issues.map(({ place, message }) => ({
    line: lineOf(findNode(root, place).offset),
    place: place.join('.'),
    message,
  }));
  const all = [...twice, ...wrong].map((one) => [JSON.stringify(one), one] as const);
  const problems = [...new Map(all).values()].toSorted((a, b) => a.line - b.line);
  return { deck: null, problems: problems.slice(0, MAX_PROBLEMS) };
}

/** @returns the deck, or its problems in line order */
export function readDeckText(text: string): Read {
  try {
    // Some editors start a file with a byte order mark.
    return read(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = t('This isn’t a deck: it’s nested too deeply');
    return { deck: null, problems: [{ line: 1, place: '', message }] };
  }
}
