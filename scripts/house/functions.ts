import { parseSync } from '@swc/core';
import type { SourceFile } from './sources.ts';

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

export interface LongFunction {
  file: string;
  /** The line on which it starts. */
  line: number;
  lines: number;
}

const countLines = (bytes: Buffer): number => bytes.toString().split('\n').length;

/** Every function with its length, the longest first. */
export function listFunctions(files: readonly SourceFile[]): LongFunction[] {
  const found: LongFunction[] = [];
  for (const { file, text } of files) {
    const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    // Positions count bytes over all files that were parsed before.
    const bytes = Buffer.from(text);
    const first = module.span.start - leadingBytes(bytes);
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type = '', span } = node as Node;
      if (FUNCTIONS.has(type) && span) {
        const start = span.start - first;
        const lines = countLines(bytes.subarray(start, span.end - first));
        found.push({ file, line: countLines(bytes.subarray(0, start)), lines });
      }
      for (const value of Object.values(node)) visit(value);
    };
    visit(module.body);
  }
  return found.sort((a, b) => b.lines - a.lines);
}

/** A module's span begins at its first token, after comments and white space. */
function leadingBytes(bytes: Buffer): number {
  const text = bytes.toString();
  const leading = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0] ?? '';
  return Buffer.byteLength(leading);
}
