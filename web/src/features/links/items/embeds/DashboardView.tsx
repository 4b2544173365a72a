import { CallError } from '@intranet/contract/core/call-error.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { PROVIDER_NAMES } from '@intranet/contract/links/providers.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { Embed } from '@intranet/ui/frames/Embed.tsx';
import { Loader, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { linksKeys } from '../../api.ts';
import { powerBiAddress } from './power-bi-channel.ts';
import { type HeldToken, hasFailed, tokenQuery } from './token-query.ts';
import { useHandover } from './use-handover.ts';

interface Props {
  id: number;
  title: string;
  tools: ReactNode;
  onBack: () => void;
}

interface FrameProps extends Omit<Props, 'id'> {
  token: HeldToken;
  onRejected: (token: string) => void;
}

function DashboardFrame({ title, tools, onBack, token, onRejected }: FrameProps) {
  const [first] = useState(() =>
    token.provider === 'powerbi' ? powerBiAddress(token.url) : token.url,
  );
  const onLoaded = useHandover(token, onRejected);
  const isInAddress = token.token === '';
  return (
    <Embed
      title={title}
      choices={tools}
      onBack={onBack}
      page={{
        // A frame that gets tokens by messages isn't loaded again.
        url: isInAddress ? token.url : first,
        // A token is for this frame and this reader only.
        tabUrl: null,
        renews: isInAddress,
        onLoaded,
      }}
    />
  );
}

/** True if the item has changed, so that the page has to show it anew. */
const isNews = (error: Error | null) =>
  error instanceof CallError && ['not_found', 'forbidden', 'conflict'].includes(error.code);

/** A dashboard of a provider, with a token of the reader that is renewed before it expires. */
export function DashboardView({ id, ...view }: Props) {
  const { data: token, error, isFetching, refetch } = useQuery(tokenQuery(id));
  const [rejectedToken, setRejectedToken] = useState<string | null>(null);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isNews(error)) void linksKeys.refresh(queryClient);
  }, [error, queryClient]);

  const rejected = token !== undefined && token.token === rejectedToken;
  if (token && !rejected && !hasFailed(token, error)) {
    return (
      <DashboardFrame
        // A frame must not get the token of another dashboard.
        key={`${token.provider} ${token.resource}`}
        {...view}
        token={token}
        onRejected={setRejectedToken}
      />
    );
  }
  const sentence = error
    ? sentenceOf(error)
    : rejected &&
      t('{provider} refused to show this item.', { provider: PROVIDER_NAMES[token.provider] });
  return (
    <Embed title={view.title} choices={view.tools} onBack={view.onBack}>
      {sentence ? (
        <FailureAlert title={sentence} retry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div role="status">
          <Loader aria-hidden />
          <VisuallyHidden>{tc('links', 'Loading…')}</VisuallyHidden>
        </div>
      )}
    </Embed>
  );
}
