import { tc } from '@intranet/contract/core/i18n/t.ts';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './LongAddress.module.css';

const FITS = 90;

export function LongAddress({ url }: { url: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <>
      <span className={classes.address} data-cut={whole ? undefined : true}>
        {url}
      </span>
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
