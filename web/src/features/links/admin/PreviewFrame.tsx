import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './LinkPreviewPage.module.css';

/** D35: no top navigation. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';
/** D35: in milliseconds. */
const HELP_AFTER = 8_000;

type State = 'loading' | 'slow' | 'loaded' | 'refused';

/** An address in a frame as staff would see it, and what is the matter when nothing comes. */
export function PreviewFrame({ title, src }: { title: string; src: string }) {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    const slow = setTimeout(
      () => setState((now) => (now === 'loading' ? 'slow' : now)),
      HELP_AFTER,
    );
    const onRefused = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') setState('refused');
    };
    document.addEventListener('securitypolicyviolation', onRefused);
    return () => {
      clearTimeout(slow);
      document.removeEventListener('securitypolicyviolation', onRefused);
    };
  }, []);
  return (
    <div className={classes.frame}>
      <div role="status">
        {state === 'loading' && (
          <Group gap="xs" p="sm">
            <Loader size="xs" aria-hidden />
            <Text size="sm">Carregando…</Text>
          </Group>
        )}
        {state === 'slow' && (
          <Alert color="yellow" m="sm" icon={<IconInfoCircle aria-hidden />}>
            Está demorando. O site pode estar fora do ar, pedir login ou não permitir ser mostrado
            em quadro: tente abrir em nova aba.
          </Alert>
        )}
        {state === 'refused' && (
          <Alert
            color="red"
            m="sm"
            icon={<IconInfoCircle aria-hidden />}
            title="Esta aba foi aberta para outro endereço."
          >
            <Button size="xs" variant="default" onClick={() => window.location.reload()}>
              Carregar de novo
            </Button>
          </Alert>
        )}
      </div>
      <iframe
        title={title}
        src={src}
        sandbox={SANDBOX}
        // A refused frame tells it, too.
        onLoad={() => setState((now) => (now === 'refused' ? now : 'loaded'))}
      />
    </div>
  );
}
