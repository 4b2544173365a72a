import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { Logo } from '@intranet/ui/page/Logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import classes from './SlideFooter.module.css';
import type { SectionView } from './section.ts';
import { partOf } from './section-titles.ts';
import { SECTION } from './sections.ts';

export function SlideFooter({ id, deck }: Pick<SectionView, 'deck'> & { id: SectionId }) {
  const { data: site } = useQuery(siteQuery);
  const { cover } = SECTION[id];
  const part = partOf(id, deck.agenda);
  return (
    <footer className={classes.footer} data-cover={cover} aria-hidden>
      <span>{quarterText(deck.quarter)}</span>
      <span>
        {SECTION_IDS.indexOf(id) + 1} / {SECTION_IDS.length}
      </span>
      {!cover && part.number > 0 && <span className={classes.part}>{part.title}</span>}
      {!cover && (
        <span className={classes.firm} data-firm>
          <Logo onBrand />
          <span className={classes.name}>{site?.company_name}</span>
        </span>
      )}
    </footer>
  );
}
