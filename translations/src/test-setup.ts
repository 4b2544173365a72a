// Tests expect the texts of the default language.
import { DEFAULT_LANGUAGE } from '@intranet/contract/core/i18n/languages.ts';
import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { Translator } from './translator.ts';

setTranslator(new Translator(DEFAULT_LANGUAGE));
