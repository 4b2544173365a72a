import { t } from '@intranet/contract/core/i18n/t.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { AnswersTab } from './AnswersTab.tsx';
import { QuestionsTab } from './QuestionsTab.tsx';

const TABS = [
  { id: 'questions', label: t('Questions'), Panel: QuestionsTab },
  { id: 'answers', label: t('Answers'), Panel: AnswersTab },
] as const;

export default function ChatbotPage() {
  return (
    <PageShell width="full" title={t('Chatbot')}>
      <PageTabs label={t('Chatbot')} tabs={TABS} />
    </PageShell>
  );
}
