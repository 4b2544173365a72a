import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before a program, writes the address of each module of ours that it loads to MODULE_LOG. */
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      appendFileSync(process.env.MODULE_LOG ?? '', `${url}\n`);
    }
    return nextLoad(url, context);
  },
});
