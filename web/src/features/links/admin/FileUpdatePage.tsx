import { t } from '@intranet/contract/core/i18n/t.ts';
import { AttentionList } from './AttentionList.tsx';
import { FileUpdateCards } from './FileUpdateCards.tsx';
import { LinkSettingsFrame } from './LinkSettingsFrame.tsx';
import { useLinkSettings } from './use-link-settings.ts';

export default function FileUpdatePage() {
  const state = useLinkSettings();
  return (
    <LinkSettingsFrame
      state={state}
      heights={[96, 280]}
      title={t('File Update')}
      description={t('The addresses behind reports and pages, by department.')}
    >
      {(settings) => (
        <>
          <AttentionList settings={settings} />
          <FileUpdateCards settings={settings} />
        </>
      )}
    </LinkSettingsFrame>
  );
}
