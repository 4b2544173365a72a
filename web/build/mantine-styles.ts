import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A component's table of class names, such as `@mantine/core/esm/components/Menu/Menu.module.mjs`. */
const CLASS_NAMES = /^(.*\/@mantine\/core\/)esm\/.*?(\w+)\.module\.mjs$/;
const ENTRY = /\/web\/src\/main\.tsx$/;

/**
 * Each library component brings its own styles, so a page loads only those of the components that
 * it has (decision 0013). They are in the cascade layer `mantine`, which our styles override
 * whatever the order in which they load. The development server loads all styles at once.
 */
export function mantineStyles(): Plugin {
  let isBuild = false;
  return {
    name: 'mantine-styles',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transform: {
      filter: { id: [CLASS_NAMES, ENTRY] },
      handler(code, id) {
        if (ENTRY.test(id)) {
          if (isBuild) return null;
          return { code: `${code};import '@mantine/core/styles.layer.css';`, map: null };
        }
        const [, library = '', component] = CLASS_NAMES.exec(id) ?? [];
        const file = path.join(library, 'styles', `${component}.layer.css`);
        if (!isBuild || !existsSync(file)) return null;
        return { code: `import '${file}';${code}`, map: null, moduleSideEffects: true };
      },
    },
  };
}
