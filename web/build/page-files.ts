import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGES } from '@intranet/contract/pages.ts';
import type { Plugin, Rolldown } from 'vite';

type Screens = typeof import('../src/app/screens.ts');

/** The server reads this file (`server/src/core/http/page-files.ts`). */
const FILE = '.vite/page-files.json';
/** The shared modules: all pages need the app, and pages with the default layout need the shell. */
const APP = 'src/app/App.tsx';
const SHELL = 'src/app/shell/Shell.tsx';
const TABLE = 'src/app/screens.ts';

/** The module behind a page, `src/features/…`, from its import in the table of screens. */
function moduleOf(screen: () => unknown): string {
  const [, wanted = ''] = /import\(["'](.+?)["']\)/.exec(String(screen)) ?? [];
  return wanted.replace(/^#/, 'src/').replace(/^\.\//, 'src/app/');
}

/** Lists each page's first scripts and styles, so that the document can request all at once. */
export function pageFiles(): Plugin {
  let root = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      // Run unbundled, because the build's own configuration would bundle all pages too.
      const { SCREENS }: Screens = await import(pathToFileURL(path.join(root, TABLE)).href);
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const find = (module: string): Rolldown.OutputChunk => {
        const found = chunks.find((one) => one.moduleIds.includes(path.join(root, module)));
        return found ?? this.error(`No file has ${module}`);
      };
      const collect = (chunk: Rolldown.OutputChunk, into: Set<string>): Set<string> => {
        if (into.has(chunk.fileName)) return into;
        into.add(chunk.fileName);
        for (const name of chunk.imports) {
          const next = bundle[name];
          if (next?.type === 'chunk') collect(next, into);
        }
        for (const name of chunk.viteMetadata?.importedCss ?? []) into.add(name);
        return into;
      };
      const there = collect(find('src/main.tsx'), new Set());
      const pages = PAGES.map((page) => {
        const needed = new Set<string>();
        for (const module of [
          APP,
          page.layout === 'bare' ? APP : SHELL,
          moduleOf(SCREENS[page.path]),
        ]) {
          collect(find(module), needed);
        }
        return [page.path, [...needed].filter((file) => !there.has(file))];
      });
      const source = JSON.stringify(Object.fromEntries(pages));
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
