import { PDF, pdfProblem } from '@intranet/contract/core/pdf.ts';
import { UserFacingError } from '#core/user-facing-error.ts';

/**
 * A chosen file, when it is a PDF as the server will judge it.
 * @throws UserFacingError when it is not
 */
export async function checkPdf(file: File): Promise<File> {
  // A large file is not read to find that out.
  const problem =
    file.size > PDF.maxBytes ? PDF.choose : pdfProblem(new Uint8Array(await file.arrayBuffer()));
  if (problem) throw new UserFacingError(problem);
  return file;
}
