import {
  acceptInvitation as endpoint,
  type Invitation,
} from '@intranet/contract/accounts/joining-endpoints.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { BarePage } from '@intranet/ui/page/BarePage.tsx';
import { Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { chosenLanguage, pageLanguage, rememberLanguage } from '#core/language.ts';
import { useFragment } from '#core/use-fragment.ts';
import { BareForm } from '../BareForm.tsx';
import { LanguageSelect } from '../language/LanguageSelect.tsx';
import { NewPasswordInput } from '../NewPasswordInput.tsx';
import { RefusedLink } from '../RefusedLink.tsx';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { acceptInvitation, lookUpInvitation } from './api.ts';

const TITLE = t('Choose a password');
const ENDED: readonly string[] = ['link_used', 'link_expired'];

type RefusalProps = Pick<ComponentProps<typeof RefusedLink>, 'sentence' | 'onRetry'>;

const Refusal = (props: RefusalProps) => (
  <RefusedLink title={t('Invitation')} foot={<LanguageSelect />} {...props} />
);

interface FormProps {
  token: string;
  username: string;
  onFailed: () => void;
}

function PasswordForm({ token, username, onFailed }: FormProps) {
  const afterSignIn = useAfterSignIn();
  const { form, formState } = useSaveForm({
    schema: endpoint.body.omit({ token: true }),
    initialValues: { password: '' },
    async send({ password }) {
      try {
        return await acceptInvitation({ token, password });
      } catch (error) {
        // The link may have ended meanwhile.
        if (error instanceof CallError && ENDED.includes(error.code)) onFailed();
        throw error;
      }
    },
    saved: null,
    secret: true,
    // Replaces the history entry, so the token leaves the browser's history (S8).
    onSaved: (_, me) => afterSignIn(me, '/home'),
  });
  return (
    <BareForm
      {...formState}
      title={TITLE}
      foot={<LanguageSelect />}
      about={t('Welcome! Choose a password, and you’re signed in.')}
      action={t('Save and sign in')}
    >
      <TextInput label={t('Username')} autoComplete="username" readOnly value={username} />
      <NewPasswordInput autoFocus {...form.getInputProps('password')} />
    </BareForm>
  );
}

/** Shows the page in the language of the invitation, unless this browser has a choice (D47). */
function useItsLanguage(invitation: Invitation | undefined): boolean {
  const language = invitation?.language ?? null;
  const [refused, setRefused] = useState(false);
  const differs = language !== null && chosenLanguage() === null && language !== pageLanguage();
  const changes = differs && !refused;
  useEffect(() => {
    if (!changes) return;
    rememberLanguage(language);
    // Without cookies, the page would load again and again.
    if (chosenLanguage() === language) window.location.reload();
    else setRefused(true);
  }, [changes, language]);
  return changes;
}

/** Checks the link first, so that nobody chooses a password for a link that doesn't work. */
function CheckedLink({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => lookUpInvitation({ token }),
    retry: false,
    // A check while the form is filled in could replace it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const changesLanguage = useItsLanguage(data);
  const again = () => void refetch();
  if (isPending || changesLanguage) {
    return (
      <BarePage title={TITLE}>
        <Skeleton height={240} />
      </BarePage>
    );
  }
  if (error) {
    const hasEnded = error instanceof CallError && ENDED.includes(error.code);
    return <Refusal sentence={sentenceOf(error)} onRetry={hasEnded ? undefined : again} />;
  }
  return <PasswordForm token={token} username={data.username} onFailed={again} />;
}

/** The page of an emailed invitation (D71). Its token is in the URL fragment. */
export default function JoinPage() {
  // A reload, such as for another language, must still find the token.
  const token = useFragment({ stays: true });
  if (token) return <CheckedLink token={token} />;
  return (
    <Refusal
      sentence={t(
        'This link is incomplete. Open it in the email again, or ask an administrator to send you a new one.',
      )}
    />
  );
}
