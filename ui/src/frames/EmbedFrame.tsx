import { tc } from '@intranet/contract/core/i18n/t.ts';
import { Loader, Stack, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSpecifiedLang } from '../context.ts';
import { readTabStorage, writeTabStorage } from '../hooks/tab-storage.ts';
import classes from './Embed.module.css';
import { FrameHelp, type FrameWarning, helpFor, QuietHelp } from './FrameHelp.tsx';
import { reloadDocument } from './reload-document.ts';
import { useFrameState } from './use-frame-state.ts';

/** Without top navigation, an embedded page can never replace this one (D35). */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A page to be framed. */
export interface FramedPage {
  url: string;
  /** The address for a tab, if it differs from the frame's; null if the page is for a frame only. */
  tabUrl?: string | null;
  downloads?: boolean;
  warning?: FrameWarning | null;
  /** Each new address is a renewal, so the former one stays until it has loaded. */
  renews?: boolean;
  /** Gets the frame after each load, to send it messages. */
  onLoaded?: (frame: HTMLIFrameElement) => void;
}

interface FrameProps extends FramedPage {
  title: string;
}

/** A warning may be wrong or old, so a tab remembers that it was dismissed. */
function useWarning(url: string, warning: FrameWarning | null) {
  const key = `frame-warning ${url}`;
  const text = warning?.text ?? null;
  const [dismissed, setDismissed] = useState(() => readTabStorage(key));
  const dismiss = () => {
    writeTabStorage(key, text);
    setDismissed(text);
  };
  return { warning: dismissed === text ? null : warning, dismiss };
}

function Attempt({ title, url, onRetry, ...page }: FrameProps & { onRetry: () => void }) {
  const { tabUrl = url, downloads = true } = page;
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, onLoad, show } = useFrameState(url);
  const { warning, dismiss } = useWarning(url, page.warning ?? null);
  const help = helpFor(state, { warning, hasTab: tabUrl !== null });
  const onDismiss = () => {
    // A covered frame is inert, so it takes the focus only after the update.
    flushSync(state === 'redirected' ? show : dismiss);
    frame.current?.focus();
  };
  const look = help?.look ?? (state === 'loading' ? 'loading' : undefined);
  return (
    <Stack gap={0} pos="relative" flex={1} mih={0} lang={useSpecifiedLang()} data-state={state}>
      <div className={classes.status} data-look={look} role="status">
        {look === 'loading' && (
          <>
            <Loader aria-hidden />
            <VisuallyHidden>{tc('frame', 'Loading…')}</VisuallyHidden>
          </>
        )}
        {help && (
          <FrameHelp
            help={help}
            tabUrl={tabUrl}
            onRetry={state === 'refused' ? reloadDocument : onRetry}
            onDismiss={onDismiss}
          />
        )}
      </div>
      {state !== 'refused' && (
        <iframe
          ref={frame}
          className={classes.frame}
          src={url}
          title={title}
          inert={look === 'cover'}
          sandbox={downloads ? `${SANDBOX} allow-downloads` : SANDBOX}
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={({ currentTarget }) => {
            onLoad();
            page.onLoaded?.(currentTarget);
          }}
        />
      )}
      {!help && tabUrl !== null && !url.startsWith('/') && <QuietHelp tabUrl={tabUrl} />}
    </Stack>
  );
}

/** Loads a renewed address behind the former one, which the user may still be reading. */
function RenewedFrame(props: FrameProps) {
  const [shown, setShown] = useState(props.url);
  const show = (url: string, frame: HTMLIFrameElement) => {
    const keepsFocus = document.activeElement instanceof HTMLIFrameElement;
    flushSync(() => setShown(url));
    if (keepsFocus) frame.focus();
  };
  return (
    <div className={classes.renewed}>
      {[...new Set([shown, props.url])].map((url) => (
        <div key={url} className={classes.layer} data-next={url !== shown || undefined}>
          <Frame
            {...props}
            url={url}
            onLoaded={(frame) => {
              if (url !== shown) show(url, frame);
              props.onLoaded?.(frame);
            }}
          />
        </div>
      ))}
    </div>
  );
}

/** Another site's page in a sandbox, with help for loading, slow and refused pages (D35). */
export const EmbedFrame = (props: FrameProps) =>
  props.renews ? <RenewedFrame {...props} /> : <Frame {...props} />;

function Frame(props: FrameProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt key={`${attempt} ${props.url}`} {...props} onRetry={() => setAttempt(attempt + 1)} />
  );
}
