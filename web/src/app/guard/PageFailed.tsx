import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Motif } from '#ui/Motif.tsx';
import classes from './Panel.module.css';

/** Shown when a page's code could not be loaded, such as after an update, or failed to render. */
export function PageFailed() {
  return (
    <div className={classes.failed} role="alert">
      <Title order={1}>{t('Couldn’t show this page')}</Title>
      <div className={classes.panel}>
        <Motif className={classes.motif} />
        <div className={classes.text}>
          <IconAlertTriangle size={32} stroke={1.5} aria-hidden />
          <span>
            {navigator.onLine
              ? t('The intranet may have just been updated. Reload to get the new version.')
              : t('You’re offline. Check your connection, then reload.')}
          </span>
        </div>
        <Button variant="white" onClick={() => window.location.reload()}>
          {t('Reload')}
        </Button>
      </div>
    </div>
  );
}
