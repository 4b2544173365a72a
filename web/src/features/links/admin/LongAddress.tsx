import { tc } from '@intranet/contract/core/i18n/t.ts';
import { Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';

const FITS = 90;

export function LongAddress({ url }: { url: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <>
      <Text size="sm" truncate={whole ? false : 'end'}>
        {url}
      </Text>
      {url.length > FITS && (
        <UnstyledButton
          fz="xs"
          td="underline"
          c="dimmed"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? tc('link address', 'Show less') : tc('link address', 'Show all')}
        </UnstyledButton>
      )}
    </>
  );
}
