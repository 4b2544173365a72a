import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** The first `shown` items, or all once the button beside them in the result is pressed. */
export function useShortList<T>(items: readonly T[], shown: number): [readonly T[], ReactNode] {
  const [whole, setWhole] = useState(false);
  const rest = items.length - shown;
  const toggle = rest > 0 && (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-expanded={whole}
      onClick={() => setWhole(!whole)}
    >
      {whole ? t('Show fewer') : t('Show {rest} more', { rest })}
    </Button>
  );
  return [whole ? items : items.slice(0, shown), toggle];
}
