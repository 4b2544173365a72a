import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { Alert, Switch } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure, notifySuccess } from '#ui/notify.tsx';
import { invalidateLinks, setLinkOpening } from '../api.ts';
import type { RegisteredLink } from './link-sections.ts';
import { failureText } from './wording.ts';

/** An embedded link opens in a tab instead, such as when its site forbids being framed. */
export function OpeningChoice({
  link,
  settings,
}: {
  link: RegisteredLink;
  settings: LinkSettings;
}) {
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: setLinkOpening,
    onSuccess: ({ message }) => {
      notifySuccess(message);
      return invalidateLinks(queryClient);
    },
    onError: (error) =>
      notifyFailure(failureText('Não foi possível mudar como o link abre.', error)),
  });
  const inTab = settings.opens === 'tab';
  return (
    <>
      {settings.check.state === 'no_frame' && !inTab && (
        <Alert color="orange" p="sm" icon={<IconInfoCircle aria-hidden />}>
          Este site não permite ser mostrado dentro do intranet: quem abrir verá um quadro vazio.
          Escolha abrir em nova aba.
        </Alert>
      )}
      <Switch
        size="sm"
        label="Abrir em nova aba em vez do quadro"
        // While the server is asked it stands as it was chosen.
        checked={choose.isPending ? choose.variables.opens === 'tab' : inTab}
        onChange={(event) => {
          const opens = event.currentTarget.checked ? 'tab' : 'embedded';
          if (!choose.isPending) choose.mutate({ name: link.name, opens });
        }}
      />
    </>
  );
}
