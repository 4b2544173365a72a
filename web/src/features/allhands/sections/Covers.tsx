import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Logo } from '@intranet/ui/page/Logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import classes from './Covers.module.css';
import { Dotted } from './Dotted.tsx';
import { Cover, Piece, Slide } from './Slide.tsx';
import type { SectionView } from './section.ts';
import { PART_TOPICS, SECTION_TITLES } from './section-titles.ts';

function Firm() {
  const { data: site } = useQuery(siteQuery);
  return (
    <Piece order={0}>
      <p className={classes.kicker}>
        <Logo onBrand />
        {site?.company_name}
      </p>
    </Piece>
  );
}

export function TitleSection({ deck }: SectionView) {
  return (
    <Cover>
      <Firm />
      <Piece order={1}>
        <h1 className={classes.title}>
          {t('All Hands')} <span className={classes.quarter}>{quarterText(deck.quarter)}</span>
        </h1>
      </Piece>
      <Piece order={2}>
        <p className={classes.subtitle}>{deck.subtitle}</p>
      </Piece>
    </Cover>
  );
}

function Part({ id, deck: { agenda } }: Pick<SectionView, 'deck'> & { id: SectionId }) {
  const number = agenda.indexOf(id) + 1;
  return (
    <Cover part={number}>
      {number > 0 && (
        <span className={classes.number} aria-hidden data-ornament>
          {number}
        </span>
      )}
      <Firm />
      <Piece order={1}>
        <h2 className={classes.part}>{SECTION_TITLES[id]}</h2>
      </Piece>
      <Piece order={2}>
        <ul className={classes.topics}>
          {PART_TOPICS[id]?.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </Piece>
    </Cover>
  );
}

export const PeopleSection = ({ deck }: SectionView) => <Part id="people" deck={deck} />;

export const CommercialSection = ({ deck }: SectionView) => <Part id="commercial" deck={deck} />;

const MAX_SHORT_AGENDA = 6;

/** A point is a text, or the name of a section, which shows its title and topics. */
export function AgendaSection({ deck: { agenda } }: SectionView) {
  return (
    <Slide title={t('Agenda')} panel>
      <Piece order={1} fill>
        <ol className={classes.agenda} data-long={agenda.length > MAX_SHORT_AGENDA || undefined}>
          {agenda.map((point) => (
            <li key={point}>
              <div>
                <span>{(SECTION_TITLES as Partial<Record<string, string>>)[point] ?? point}</span>
                {PART_TOPICS[point] && (
                  <span className={classes.about}>
                    <Dotted items={PART_TOPICS[point]} />
                  </span>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Piece>
    </Slide>
  );
}
