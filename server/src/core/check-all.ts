import { AppError } from './errors.ts';

/** Runs all checks, so that each field shows its own problem. @throws AppError the first, with all fields */
export async function checkAll(checks: readonly (() => Promise<void> | void)[]): Promise<void> {
  const problems: AppError[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problems.push(error);
    }
  }
  const [first] = problems;
  if (!first) return;
  const fields = Object.assign({}, ...problems.map(({ details }) => details.fields));
  const candidates = problems.find(({ details }) => details.candidates)?.details.candidates;
  throw new AppError(first.code, first.message, { fields, ...(candidates && { candidates }) });
}
