import { useDebouncedValue } from '@mantine/hooks';

/** In ms. */
const TYPING = 250;

/** The text of a search by the server: the first keystroke at once, the others when typing pauses. */
export function useTyped(text: string): string {
  const [settled] = useDebouncedValue(text, TYPING, { leading: true });
  return settled;
}
