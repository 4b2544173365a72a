import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';

/** A stored picture, or a message if it fails to load. Needs a new `key` for another picture. */
export function ShotImage({ url, alt }: { url: string; alt: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Text component="span" size="sm" c="dimmed">
        {t('Couldn’t load this picture. Try again later.')}
      </Text>
    );
  }
  return <img src={url} alt={alt} loading="lazy" onError={() => setFailed(true)} />;
}
