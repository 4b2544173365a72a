import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor } from '@mantine/core';
import { useElementSize, useFocusWithin } from '@mantine/hooks';
import { useState } from 'react';
import { AnnouncementText } from './AnnouncementText.tsx';
import classes from './FoldedText.module.css';

/** In px: 15 lines, as in FoldedText.module.css. */
const MAX_HEIGHT = 330;

/** A long text is cut until the reader asks for the rest. The library's Spoiler would be a landmark for each. */
export function FoldedText({ title, text }: { title: string; text: string }) {
  const [open, setOpen] = useState(false);
  const { ref, height } = useElementSize();
  // A link that takes the focus may be in the part that is cut off.
  const { ref: focusRef } = useFocusWithin({ onFocus: () => setOpen(true) });
  const isLong = height > MAX_HEIGHT;
  const action = open ? t('Show less') : t('Show all');
  return (
    <>
      <div ref={focusRef} className={isLong && !open ? classes.folded : undefined}>
        <div ref={ref}>
          <AnnouncementText text={text} />
        </div>
      </div>
      {isLong && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          me="auto"
          aria-expanded={open}
          aria-label={`${action}: ${title}`}
          data-print="hide"
          onClick={() => setOpen(!open)}
        >
          {action}
        </Anchor>
      )}
    </>
  );
}
