import type { Contact, TopicId } from './topics.ts';

/** A topic that an administrator wrote, or words for a built-in one (D58). */
export interface EditedTopic {
  id: number;
  /** The built-in topic whose answer it replaces; null for a topic of its own. */
  replaces: TopicId | null;
  /** Keywords; those of a built-in topic stay besides. */
  keywords: readonly string[];
  /** In the user's language. */
  says: string;
  pages: readonly string[];
  contacts: readonly Contact[];
}

export const NO_EDITED_TOPICS: readonly EditedTopic[] = [];

export const topicIdOf = ({ id, replaces }: Pick<EditedTopic, 'id' | 'replaces'>): string =>
  replaces ?? `edited ${id}`;
