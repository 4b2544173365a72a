import { PDF, pdfProblem } from '@intranet/contract/core/pdf.ts';
import { UserFacingError } from '#core/user-facing-error.ts';

/** @throws UserFacingError if the file is no PDF by the server's rules */
export async function checkPdf(file: File): Promise<File> {
  // Checks the size first, so a large file isn't read.
  const problem =
    file.size > PDF.maxBytes ? PDF.choose : pdfProblem(new Uint8Array(await file.arrayBuffer()));
  if (problem) throw new UserFacingError(problem);
  return file;
}
