import { GettextExtractor, JsExtractors } from 'gettext-extractor';

/** A sentence in the source, and the files with it. */
export interface SourceMessage {
  message: string;
  context: string;
  references: string[];
}

const order = new Intl.Collator('en-US');
const SOURCES = '{contract,server,ui,web,demo}/src/**/!(*.test).@(ts|tsx)';

/** Finds the sentences of `t`, `msg`, `rich` and `tc` in the source. Runs in the project's folder. */
export function findSourceMessages(): SourceMessage[] {
  const extractor = new GettextExtractor();
  extractor
    .createJsParser([
      JsExtractors.callExpression(['t', 'msg', 'rich'], { arguments: { text: 0 } }),
      JsExtractors.callExpression('tc', { arguments: { context: 0, text: 1 } }),
    ])
    .parseFilesGlob(SOURCES, { ignore: ['**/testing/**'] });
  return extractor.getMessages().map(({ text, context, references }) => ({
    message: text ?? '',
    context: context ?? '',
    references: [...new Set(references.map((reference) => reference.replace(/:\d+$/, '')))].sort(
      order.compare,
    ),
  }));
}
