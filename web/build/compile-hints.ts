import type { Plugin } from 'vite';

/** V8 compiles all functions of such a file at once, in a thread of its own. Other engines read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks chunks that most pages run, so that Chromium doesn't compile their functions one by one
 * while the page waits (decision 0013).
 *
 * @param names of the chunks
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite writes a list of files at the beginning of a chunk, where the hint must stand.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
