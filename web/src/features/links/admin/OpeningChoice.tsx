import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.ts';
import { linksKeys, setLinkOpening } from '../api.ts';
import { failureText } from './labels.ts';
import type { RegisteredLink } from './link-sections.ts';

interface Props {
  link: RegisteredLink;
  settings: LinkSettings;
}

/** Chooses whether an embedded link opens in a tab, for sites that forbid framing. */
export function OpeningChoice({ link, settings }: Props) {
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: setLinkOpening,
    onSuccess: ({ message }) => {
      notifySuccess(message);
      return linksKeys.refresh(queryClient);
    },
    onError: (error) =>
      notifyFailure(failureText('Não foi possível mudar como o link abre.', error)),
  });
  // Shows the new choice while it is being saved.
  const opens = choose.isPending ? choose.variables.opens : settings.opens;
  return (
    <Switch
      size="sm"
      label="Abrir em nova aba em vez do quadro"
      checked={opens === 'tab'}
      onChange={(event) => {
        const chosen = event.currentTarget.checked ? 'tab' : 'embedded';
        if (!choose.isPending) choose.mutate({ name: link.name, opens: chosen });
      }}
    />
  );
}
