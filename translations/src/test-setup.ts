// Tests expect the texts of the default language.
import { DEFAULT_LANGUAGE } from '@intranet/contract/core/i18n/languages.ts';
import { setTranslate } from '@intranet/contract/core/i18n/t.ts';
import { Translator } from './translator.ts';

const translator = new Translator(DEFAULT_LANGUAGE);
setTranslate((message, values, context) => translator.translate(message, values, context));
