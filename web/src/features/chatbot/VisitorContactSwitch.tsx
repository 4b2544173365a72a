import { Paper, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { useNotifiedSave } from '#ui/feedback/use-notified-save.ts';
import { changeChatbotSettings, chatbotKeys, chatbotSettingsQuery } from './api.ts';

export function VisitorContactSwitch() {
  const { data, error, isFetching, refetch } = useQuery(chatbotSettingsQuery);
  const { send, sending } = useNotifiedSave(changeChatbotSettings, chatbotKeys.refresh);
  if (!data && error) {
    return (
      <FailureAlert
        title={sentenceOf(error)}
        retry={() => void refetch()}
        retryLabel="Try again"
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton height={72} maw={640} />;
  return (
    <Paper withBorder p="md" maw={640}>
      <Switch
        label="Give visitors the IT contact"
        description="People who can't sign in get it from the chatbot on the public home page."
        checked={(sending ?? data).visitor_contact}
        disabled={sending !== null}
        onChange={({ currentTarget }) => send({ visitor_contact: currentTarget.checked })}
      />
    </Paper>
  );
}
