import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { Logo } from '#ui/Logo.tsx';
import classes from './SlideFooter.module.css';
import { SECTION } from './sections.ts';

export function SlideFooter({ id, quarter }: { id: SectionId; quarter: string }) {
  const { data: site } = useQuery(siteQuery);
  return (
    <footer className={classes.footer} data-cover={SECTION[id].cover} aria-hidden>
      <span className={classes.place}>
        <span>{quarterText(quarter)}</span>
        <span>
          {SECTION_IDS.indexOf(id) + 1} / {SECTION_IDS.length}
        </span>
      </span>
      {!SECTION[id].cover && (
        <span className={classes.firm} data-firm>
          <Logo onBrand />
          <span className={classes.name}>{site?.company_name}</span>
        </span>
      )}
    </footer>
  );
}
