import type { Command } from './commands.ts';

/** The commands made from replies of the server. */
export interface FoundCommands {
  commands: readonly Command[];
  loading: boolean;
  failed: boolean;
}

interface Query {
  isLoading: boolean;
  isError: boolean;
}

export const foundBy = (
  commands: readonly Command[],
  queries: readonly Query[],
): FoundCommands => ({
  commands,
  loading: queries.some(({ isLoading }) => isLoading),
  failed: queries.some(({ isError }) => isError),
});
