import type { Day } from '@intranet/contract/core/days.ts';
import { createContext, use, useState } from 'react';
import { deviceToday } from './days/day-format.ts';

/** The company's day and time zone; both undefined until they have loaded. */
export interface CompanyClock {
  today: Day | undefined;
  timeZone: string | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Settings that the app provides to the parts. */
export interface UiSettings {
  company: string;
  /** True if the company's logo is at /brand/logo, and at /brand/logo-dark for dark grounds. */
  hasLogo: boolean;
  /** True in the default language, in which some screens are in Portuguese (spec §8). */
  asSpecified: boolean;
  /** A hook, so that pages without dates load nothing. */
  useCompanyClock: () => CompanyClock;
  /** A hook: true while a confirmation is open above other dialogs, so that Escape closes only it. */
  useQuestionOpen: () => boolean;
}

const readDeviceClock = (): CompanyClock => ({
  today: deviceToday(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  error: null,
  refetch: () => {},
});

/** Default settings, which need no server: used in the gallery and in tests. */
export const DEVICE_SETTINGS: UiSettings = {
  company: 'Intranet',
  hasLogo: false,
  asSpecified: false,
  useCompanyClock: () => useState(readDeviceClock)[0],
  useQuestionOpen: () => false,
};

export const UiContext = createContext(DEVICE_SETTINGS);

export const useUi = (): UiSettings => use(UiContext);

export const useCompanyClock = (): CompanyClock => useUi().useCompanyClock();

/** The language of texts that are Portuguese only as specified; undefined in others. */
export const useSpecifiedLang = () => (useUi().asSpecified ? 'pt-BR' : undefined);
