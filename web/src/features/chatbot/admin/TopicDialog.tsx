import { pageLabel } from '@intranet/contract/chatbot/answer.ts';
import type { EditedTopic } from '@intranet/contract/chatbot/edited-topics.ts';
import {
  ANSWER_LANGUAGE_NAMES,
  ANSWER_LANGUAGES,
  ANSWER_PAGES,
  type AnswerLanguage,
  answerLanguage,
  answerText,
  type TopicBody,
  topicBody,
} from '@intranet/contract/chatbot/topic-endpoints.ts';
import { CONTACT_NAMES, type Contact } from '@intranet/contract/chatbot/topics.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Quote } from '@intranet/ui/text/Quote.tsx';
import { MultiSelect, Stack, TagsInput, Text, Textarea } from '@mantine/core';
import { changeTopic, chatbotKeys, createTopic } from '../api.ts';
import { TryQuestion } from './TryQuestion.tsx';
import type { TopicRow } from './topic-rows.ts';

/** A new topic, or the built-in or edited one of a row. */
export interface TopicDraft {
  row: TopicRow | null;
  keywords: readonly string[];
  /** The question that the topic is to answer. */
  question?: string;
}

const PAGE_OPTIONS = ANSWER_PAGES.map((path) => ({ value: path, label: pageLabel({ path }) }));
const contactOptions = () =>
  Object.entries(CONTACT_NAMES).map(([value, name]) => ({ value, label: name() }));

const NOTHING = { pt: '', en: '', es: '' };

function valuesOf({ row, keywords }: TopicDraft): TopicBody & Record<string, unknown> {
  const { edited = null, builtIn = null, says = NOTHING, pages = [], contacts = [] } = row ?? {};
  return {
    replaces: builtIn,
    keywords: [...(edited?.keywords ?? []), ...keywords],
    says: { ...says },
    pages: [...new Set(pages)] as TopicBody['pages'],
    contacts: [...contacts],
    version: edited?.version ?? null,
  };
}

interface Props {
  draft: TopicDraft;
  /** All other topics of administrators, for the preview. */
  others: readonly EditedTopic[];
  onClose: () => void;
}

/** The first error of a list's items, such as `keywords.3`. */
const errorOf = (errors: Record<string, unknown>, field: string) =>
  Object.entries(errors).find(([key]) => key === field || key.startsWith(`${field}.`))?.[1] as
    | string
    | undefined;

/** The user's own language comes first. */
const LANGUAGES = [
  answerLanguage(),
  ...ANSWER_LANGUAGES.filter((language) => language !== answerLanguage()),
];

const answerField = (language: AnswerLanguage) => ({
  label: t('Answer in {language}', { language: t(ANSWER_LANGUAGE_NAMES[language]) }),
  ...(language === answerLanguage()
    ? {
        description: t('One language is enough: everybody else gets the same answer.'),
        minRows: 2,
        'data-autofocus': true,
      }
    : { minRows: 1 }),
});

/** Writes a topic of the chatbot, or other words for a built-in one (D58). */
export function TopicDialog({ draft, others, onClose }: Props) {
  const id = draft.row?.edited?.id;
  const { form, formState } = useSaveForm({
    initialValues: valuesOf(draft),
    schema: topicBody,
    send: (values) => {
      const body = topicBody.parse(values);
      return id === undefined ? createTopic(body) : changeTopic(id, body);
    },
    refresh: chatbotKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  const { replaces, keywords, says, pages, contacts } = form.values;
  const shown = { id: id ?? 0, replaces, keywords, pages, contacts, says: answerText(says) };
  return (
    <FormDialog
      {...formState}
      size="lg"
      title={id === undefined && replaces === null ? t('Add answer') : t('Edit answer')}
      action={t('Save answer')}
      onClose={onClose}
    >
      {draft.question !== undefined && (
        <Stack gap={4}>
          <Text size="sm" c="dimmed">
            {t('The question to answer')}
          </Text>
          <Quote text={draft.question} />
        </Stack>
      )}
      {LANGUAGES.map((language) => (
        <Textarea
          key={language}
          autosize
          {...answerField(language)}
          {...form.getInputProps(`says.${language}`)}
        />
      ))}
      <TagsInput
        label={replaces ? t('More keywords') : t('Keywords')}
        description={t(
          'The answer is given when a question contains one of these, in any language. A phrase matches only if the question has all its words.',
        )}
        splitChars={[',', ';']}
        value={keywords}
        onChange={(value) => form.setFieldValue('keywords', value)}
        error={errorOf(form.errors, 'keywords')}
        acceptValueOnBlur
      />
      <MultiSelect
        label={t('Links to pages')}
        data={PAGE_OPTIONS}
        searchable
        clearable
        {...form.getInputProps('pages')}
        error={errorOf(form.errors, 'pages')}
      />
      <MultiSelect
        label={t('Contacts')}
        data={contactOptions()}
        clearable
        value={contacts}
        onChange={(value) => form.setFieldValue('contacts', value as Contact[])}
        error={errorOf(form.errors, 'contacts')}
      />
      <Text size="sm" c="dimmed">
        {t(
          'Everyone who is signed in can read the answer. Linked pages are shown only to people who can open them.',
        )}
      </Text>
      <TryQuestion edited={[shown, ...others]} initial={draft.question ?? ''} />
    </FormDialog>
  );
}
