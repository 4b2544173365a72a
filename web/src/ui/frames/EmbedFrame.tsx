import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Loader, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { specifiedLang } from '#core/language.ts';
import classes from './Embed.module.css';
import { NewTabButton } from './NewTabButton.tsx';
import { reloadDocument } from './reload-document.ts';
import { type FrameState, useFrameState } from './use-frame-state.ts';

/** Without top navigation, an embedded page can never replace this one (D35). */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

interface FrameProps {
  title: string;
  url: string;
  downloads: boolean;
}

const HELP = {
  late: {
    title: t('The content is taking a while to open.'),
    text: t('It may be slow, ask you to sign in or not allow being shown here.'),
  },
  refused: {
    title: t('The content can’t be shown here.'),
    text: t('Your browser refused this address. You can still open it in a new tab.'),
  },
};

function Help({ state, url, onRetry }: { state: FrameState; url: string; onRetry: () => void }) {
  if (state !== 'late' && state !== 'refused') return null;
  const { title, text } = HELP[state];
  return (
    <>
      <div className={classes.message}>
        <Text fw={600}>{title}</Text>
        <Text size="sm">{text}</Text>
      </div>
      <Group gap="sm">
        <NewTabButton href={url} size="sm" />
        <Button variant="default" size="sm" onClick={onRetry}>
          {tc('frame', 'Try again')}
        </Button>
      </Group>
    </>
  );
}

function Attempt({ title, url, downloads, onRetry }: FrameProps & { onRetry: () => void }) {
  const { state, onLoad } = useFrameState(url);
  const retry = state === 'refused' ? reloadDocument : onRetry;
  return (
    <div className={classes.area}>
      <div className={classes.status} data-state={state} role="status" lang={specifiedLang}>
        {state === 'loading' && (
          <>
            <Loader aria-hidden />
            <VisuallyHidden>{tc('frame', 'Loading…')}</VisuallyHidden>
          </>
        )}
        <Help state={state} url={url} onRetry={retry} />
      </div>
      {state !== 'refused' && (
        <iframe
          className={classes.frame}
          src={url}
          title={title}
          sandbox={downloads ? `${SANDBOX} allow-downloads` : SANDBOX}
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      )}
    </div>
  );
}

/** Another site's page in a sandbox, with messages for loading, slow and refused pages (D35). */
export function EmbedFrame({ title, url, downloads }: FrameProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      key={`${attempt} ${url}`}
      title={title}
      url={url}
      downloads={downloads}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
