import { parseSync } from '@swc/core';
import type { SourceFile } from './sources.ts';

const LONGEST = 60;
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]);

interface Node {
  type?: string;
  span?: { start: number; end: number };
}

export function countLongFunctions(files: readonly SourceFile[]): number {
  let count = 0;
  for (const { file, text } of files) {
    const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    // Positions count bytes over all files that were parsed before.
    const bytes = Buffer.from(text);
    const first = module.span.start - leadingBytes(bytes);
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type = '', span } = node as Node;
      if (FUNCTIONS.has(type) && span) {
        const body = bytes.subarray(span.start - first, span.end - first).toString();
        if (body.split('\n').length > LONGEST) count += 1;
      }
      for (const value of Object.values(node)) visit(value);
    };
    visit(module.body);
  }
  return count;
}

/** A module's span begins at its first token, after comments and white space. */
function leadingBytes(bytes: Buffer): number {
  const text = bytes.toString();
  const leading = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0] ?? '';
  return Buffer.byteLength(leading);
}
