import { createStore } from './store.ts';

type Answer = (confirmed: boolean) => void;

const question = createStore<Answer | null>(null);
let answerable = 0;
let asked: Promise<boolean> | null = null;

/** True while the question is open. */
export const isAsked = () => question.get() !== null;
export const onAskedChange = question.subscribe;

/** Registers the component that asks. @returns a function that removes it */
export function answerConfirmations(): () => void {
  answerable += 1;
  return () => {
    answerable -= 1;
    if (answerable === 0) answerConfirmation(false);
  };
}

export function answerConfirmation(confirmed: boolean): void {
  question.get()?.(confirmed);
}

/**
 * Asks the user to confirm that it's them (D69). Calls that need it at the same time share one question.
 * @returns false if the user cancels, or if nothing on the page can ask
 */
export function askToConfirm(): Promise<boolean> {
  if (answerable === 0) return Promise.resolve(false);
  asked ??= new Promise<boolean>((resolve) => question.set(resolve)).finally(() => {
    asked = null;
    question.set(null);
  });
  return asked;
}
