import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { findMessages } from './find-messages.ts';

/** Reads the sentences of `t`, `tc`, `msg` and `rich` for `lingui extract`. */
export const extractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract(file, code, onMessageExtracted) {
    for (const { message, context, start } of findMessages(file, code)) {
      onMessageExtracted({
        id: generateMessageId(message, context),
        message,
        ...(context && { context }),
        origin: [file, code.slice(0, start).split('\n').length],
        placeholders: {},
      });
    }
  },
};
