import { isLanguage, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { chosenLanguage, pageLanguage, rememberLanguage } from '#core/language.ts';
import { storedUser } from '#core/session.ts';
import { chooseLanguage } from '../api.ts';

/** A choice made on the sign-in page, which the account takes over. */
const CHOSEN_HERE = 'language-chosen-here';

/** Changes the language of the browser, and of the account if signed in, and loads the page again. */
export async function switchLanguage(language: Language): Promise<void> {
  if (storedUser()) await chooseLanguage({ language });
  else sessionStorage.setItem(CHOSEN_HERE, language);
  rememberLanguage(language);
  window.location.reload();
}

/**
 * After a sign-in, stores a choice made on the sign-in page with the account.
 * @returns true if the page must load again, because the account has another language
 */
export async function adoptLanguage(): Promise<boolean> {
  const chosenHere = sessionStorage.getItem(CHOSEN_HERE);
  if (isLanguage(chosenHere)) {
    sessionStorage.removeItem(CHOSEN_HERE);
    // If this fails, the account keeps its former language; the sign-in itself succeeded.
    await chooseLanguage({ language: chosenHere }).catch(() => undefined);
  }
  return (chosenLanguage() ?? pageLanguage()) !== pageLanguage();
}
