import type { SourceFile } from './sources.ts';

const HEADLESS = /^(What|Of|Who|Whoever|Whom|Whose|Where|By which|So that|Those|As)\b/;

export function countComments(files: readonly SourceFile[]): { lines: number; headless: number } {
  let lines = 0;
  let headless = 0;
  for (const { text } of files) {
    for (const [comment] of text.matchAll(/^\s*(?:\/\/.*(?:\n\s*\/\/.*)*|\/\*[\s\S]*?\*\/)/gm)) {
      lines += comment.trim().split('\n').length;
      const words = comment.replace(/^\s*(?:\/\/+|\/\*+)\s*\**\s*/, '');
      if (HEADLESS.test(words)) headless += 1;
    }
  }
  return { lines, headless };
}
