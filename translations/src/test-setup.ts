// Tests expect the texts of the default language.
import { DEFAULT_LANGUAGE } from '@intranet/contract/core/i18n/languages.ts';
import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { Catalogues } from './catalogues.ts';

const catalogues = new Catalogues();
setTranslator(catalogues.translator(DEFAULT_LANGUAGE));
// As the script /messages.js does, before the web app's modules run.
Object.assign(globalThis, { catalogue: catalogues.forWebApp(DEFAULT_LANGUAGE, 'all') });
