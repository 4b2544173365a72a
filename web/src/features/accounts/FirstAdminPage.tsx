import { createFirstAdmin as endpoint } from '@intranet/contract/accounts/endpoints.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { BarePage } from '@intranet/ui/page/BarePage.tsx';
import { Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFragment } from '#core/use-fragment.ts';
import { createFirstAdmin, lookUpFirstAdminLink } from './api.ts';
import { BareForm } from './BareForm.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { RefusedLink } from './RefusedLink.tsx';

const TITLE = t('First administrator');

interface FormProps {
  token: string;
  onFailed(): void;
}

function FirstAdminForm({ token, onFailed }: FormProps) {
  const navigate = useNavigate();
  const { form, formState } = useSaveForm({
    schema: endpoint.body.omit({ token: true }),
    initialValues: { username: '', email: '', password: '' },
    async send(values) {
      try {
        return await createFirstAdmin({ ...values, token });
      } catch (error) {
        // Somebody else may have used the link meanwhile.
        onFailed();
        throw error;
      }
    },
    // Replaces the history entry, so the token leaves the browser's history (S8).
    onSaved: () => navigate({ to: '/login', replace: true }),
  });
  return (
    <BareForm
      {...formState}
      title={TITLE}
      about={t('Nobody can sign in yet. This account can create all the others.')}
      action={t('Create administrator')}
    >
      <TextInput
        label={t('Username')}
        autoComplete="username"
        autoFocus
        {...form.getInputProps('username')}
      />
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <NewPasswordInput label={t('Password')} {...form.getInputProps('password')} />
    </BareForm>
  );
}

/** Checks the link first, so that nobody fills in the form for a link that doesn't work. */
function CheckedLink({ token }: { token: string }) {
  const { error, isPending, refetch } = useQuery({
    queryKey: ['first-admin-link', token],
    queryFn: () => lookUpFirstAdminLink({ token }),
    retry: false,
    // A check while the form is filled in could replace it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const again = () => void refetch();
  if (isPending) {
    return (
      <BarePage title={TITLE}>
        <Skeleton height={280} />
      </BarePage>
    );
  }
  if (error) {
    const isAway = error instanceof CallError && error.code === 'network';
    return (
      <RefusedLink
        title={TITLE}
        sentence={sentenceOf(error)}
        onRetry={isAway ? again : undefined}
      />
    );
  }
  return <FirstAdminForm token={token} onFailed={again} />;
}

/** The one-time setup page of an empty installation (D13). Its token is in the URL fragment. */
export default function FirstAdminPage() {
  // A reload must still find the token, because it is printed only once.
  const token = useFragment({ stays: true });
  if (token) return <CheckedLink token={token} />;
  return (
    <RefusedLink
      title={TITLE}
      sentence={t(
        'This link is incomplete. The server prints the whole link when it starts: copy it from the server’s output or log, or restart the server for a new one.',
      )}
    />
  );
}
