import { t } from '@intranet/contract/core/i18n/t.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { Button } from '@mantine/core';

/** The filter makes the row visible among thousands. */
const ADDRESS_DEFAULTS = { tab: 'passwords', platform: '', edit: '', dialog: '', of: '' };

interface Props {
  entry: { id: number; platform: string };
  /** Opens the entry's codes instead of its edit mode. */
  code?: boolean;
}

export function GoToEntryButton({ entry: { id, platform }, code = false }: Props) {
  const [, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const go = () => {
    const open = code ? { dialog: 'code', of: String(id) } : { edit: String(id) };
    setAddress({ tab: ADDRESS_DEFAULTS.tab, platform, ...open }, { push: true });
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={
        code ? t('Renew code of {platform}', { platform }) : t('Change {platform}', { platform })
      }
      onClick={go}
    >
      {code ? t('Renew code') : t('Change')}
    </Button>
  );
}
