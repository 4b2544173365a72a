import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** The first `shown` items, or all once the button is pressed or if it would hide only one. */
export function useShortList<T>(items: readonly T[], shown: number): [readonly T[], ReactNode] {
  const [whole, setWhole] = useState(false);
  const rest = items.length - shown;
  const toggle = rest > 1 && (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-expanded={whole}
      onClick={() => setWhole(!whole)}
    >
      {whole ? t('Show fewer') : t('Show {rest} more', { rest })}
    </Button>
  );
  return [whole || rest === 1 ? items : items.slice(0, shown), toggle];
}
