import { pageLabel } from '@intranet/contract/chatbot/answer.ts';
import type { EditedTopic } from '@intranet/contract/chatbot/edited-topics.ts';
import { builtInKeywords } from '@intranet/contract/chatbot/find-topic.ts';
import {
  answerText,
  type ListedTopics,
  type Says,
} from '@intranet/contract/chatbot/topic-endpoints.ts';
import { type Contact, TOPICS, type TopicId } from '@intranet/contract/chatbot/topics.ts';

type ListedTopic = ListedTopics['topics'][number];
/** A topic of the chatbot as the list shows it. */
export interface TopicRow {
  key: string;
  /** The administrator's words; null for a built-in topic as it is. */
  edited: ListedTopic | null;
  builtIn: TopicId | null;
  says: Says;
  keywords: readonly string[];
  pages: readonly string[];
  contacts: readonly Contact[];
}

export const editedOf = ({ topics }: ListedTopics): EditedTopic[] =>
  topics.map(({ says, ...topic }) => ({ ...topic, says: answerText(says) }));

/** Topics of administrators first, the newest on top, then the built-in ones. */
export function rowsOf({ topics, built_in }: ListedTopics): TopicRow[] {
  const rowOf = (edited: ListedTopic): TopicRow => ({
    ...edited,
    key: String(edited.id),
    edited,
    builtIn: edited.replaces,
    keywords: [...edited.keywords, ...(edited.replaces ? builtInKeywords(edited.replaces) : [])],
  });
  const own = topics.filter(({ replaces }) => replaces === null).toReversed();
  const builtIn = built_in.map(({ id, says }): TopicRow => {
    const edited = topics.find(({ replaces }) => replaces === id);
    if (edited) return rowOf(edited);
    const { pages = [], contacts } = TOPICS[id];
    return {
      ...{ key: id, edited: null, builtIn: id, says, contacts },
      keywords: builtInKeywords(id),
      pages: pages.map(({ path }) => path),
    };
  });
  return [...own.map(rowOf), ...builtIn];
}

export const pageNames = (pages: readonly string[]): string =>
  [...new Set(pages)].map((path) => pageLabel({ path })).join(', ');
