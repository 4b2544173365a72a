import type { Account } from '@intranet/contract/accounts/admin-endpoints.ts';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

export type AdminFormName = 'reset-password' | 'delete-user' | 'update-username';

/** A user for whom the list below the forms opens a form. A new object for each press. */
export interface ChosenUser {
  form: AdminFormName;
  user: Account;
}

export const ChosenUserContext = createContext<ChosenUser | null>(null);

export const adminFormId = (form: AdminFormName) => `admin-${form}`;

/** Fills in the user whom the list has chosen for this form, and moves the focus to it. */
export function useChosenUser(form: AdminFormName, choose: (user: Account) => void): void {
  const chosen = useContext(ChosenUserContext);
  const fill = useEffectEvent(choose);
  useEffect(() => {
    if (chosen?.form !== form) return;
    fill(chosen.user);
    const shown = document.getElementById(adminFormId(form));
    shown?.scrollIntoView({ block: 'center' });
    shown?.querySelector('input')?.focus({ preventScroll: true });
  }, [chosen, form]);
}
