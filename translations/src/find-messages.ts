import { parseSync, Visitor } from 'oxc-parser';

/** A sentence in the source: `t('…')`, `msg('…')` or `tc('context', '…')`. */
export interface FoundMessage {
  message: string;
  context: string | undefined;
  /** The start and end of the call's literals, in UTF-16 code units. */
  start: number;
  end: number;
}

const CALLS = new Set(['t', 'tc', 'msg', 'rich']);

interface Literal {
  value: string;
  start: number;
  end: number;
}

function literalOf(node: unknown): Literal | undefined {
  const { type, value, start, end, quasis } = node as {
    type: string;
    value?: unknown;
    start: number;
    end: number;
    quasis?: { value: { cooked: string } }[];
  };
  if (type === 'Literal' && typeof value === 'string') return { value, start, end };
  if (type === 'TemplateLiteral' && quasis?.length === 1 && quasis[0]) {
    return { value: quasis[0].value.cooked, start, end };
  }
  return undefined;
}

/** The sentences of a source file, in order. */
export function findMessages(file: string, code: string): FoundMessage[] {
  if (!/\b(?:tc?|msg|rich)\(/.test(code)) return [];
  const { program } = parseSync(file, code);
  const found: FoundMessage[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !CALLS.has(callee.name)) return;
      const [first, second] = given.slice(0, 2).map(literalOf);
      if (callee.name !== 'tc') {
        if (first)
          found.push({ message: first.value, context: undefined, ...placeOf(first, first) });
      } else if (first && second) {
        found.push({ message: second.value, context: first.value, ...placeOf(first, second) });
      }
    },
  }).visit(program);
  return found;
}

const placeOf = (first: Literal, last: Literal) => ({ start: first.start, end: last.end });
