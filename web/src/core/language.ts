import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import { setLocale } from '@intranet/contract/core/i18n/t.ts';
import { pageSetting } from './page-setting.ts';

/** The language of this page, which the server wrote into the document. Another one needs a reload. */
export function currentLanguage(): Language {
  const language = pageSetting('language');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

setLocale(LANGUAGES[currentLanguage()].locale);
