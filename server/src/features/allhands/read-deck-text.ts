import { type Deck, deckSchema } from '@intranet/contract/allhands/deck-schema.ts';
import type { DeckProblem } from '@intranet/contract/allhands/endpoints.ts';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** The most that is told at once: the rest mostly follows from it. */
const MOST_PROBLEMS = 50;

type Place = readonly (string | number)[];

/** Which line of the text a character stands in, from 1. */
function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Where something stands; what is missing stands where it should be in. */
function findNode(root: Node, place: Place): Node {
  for (let depth = place.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(root, place.slice(0, depth));
    // A property's line is that of its name.
    if (node) return node.parent?.type === 'property' ? node.parent : node;
  }
  return root;
}

const WORDS = /(?<=[a-z])(?=[A-Z])/g;

function tellBroken(text: string, { error, offset }: ParseError): DeckProblem {
  const what = printParseErrorCode(error).replace(WORDS, ' ').toLowerCase();
  return { line: lineOf(text, offset), place: '', message: `This is not JSON: ${what}` };
}

/**
 * Reads a deck that an administrator edited by hand.
 * @returns the deck, or what is wrong with it, in the order of its lines
 */
export function readDeckText(
  text: string,
): { deck: Deck; problems: [] } | { deck: null; problems: DeckProblem[] } {
  const errors: ParseError[] = [];
  const content = text.replace(/^\ufeff/, '');
  const root = parseTree(content, errors, { disallowComments: true });
  if (!root || errors.length > 0) {
    const problems = errors.map((error) => tellBroken(content, error));
    return { deck: null, problems: problems.slice(0, MOST_PROBLEMS) };
  }
  const { data, error } = deckSchema.safeParse(getNodeValue(root));
  if (data) return { deck: data, problems: [] };
  const problems = error.issues.map(({ path, message, ...issue }) => {
    const place = path.filter((key) => typeof key !== 'symbol');
    const odd = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const at = odd === undefined ? place : [...place, odd];
    return {
      line: lineOf(content, findNode(root, at).offset),
      place: at.join('.'),
      message: odd === undefined ? message : 'A deck has nothing of this name',
    };
  });
  return {
    deck: null,
    problems: problems.toSorted((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS),
  };
}
