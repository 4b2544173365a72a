import { Paper, Skeleton, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.ts';
import { changeChatbotSettings, chatbotKeys, chatbotSettingsQuery } from './api.ts';

export function VisitorContactSwitch() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(chatbotSettingsQuery);
  const save = useMutation({
    mutationFn: changeChatbotSettings,
    onSuccess: ({ message }) => {
      notifySuccess(message);
      return chatbotKeys.refresh(queryClient);
    },
    onError: (failure, settings) => notifyFailure(failure, () => save.mutate(settings)),
  });
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
  const shown = save.isPending ? save.variables : data;
  return (
    <Paper withBorder p="md" maw={640}>
      <Switch
        label="Give visitors the IT contact"
        description="People who can't sign in get it from the chatbot on the public home page."
        checked={shown.visitor_contact}
        disabled={save.isPending}
        onChange={({ currentTarget }) => save.mutate({ visitor_contact: currentTarget.checked })}
      />
    </Paper>
  );
}
