import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** A preload that writes the address of each loaded project module to MODULE_LOG. */
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      appendFileSync(process.env.MODULE_LOG ?? '', `${url}\n`);
    }
    return nextLoad(url, context);
  },
});
