import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Logo } from '@intranet/ui/page/Logo.tsx';
import dotted from '@intranet/ui/text/dotted.module.css';
import { Group, Text, type TextProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import classes from './Covers.module.css';
import slide from './Slide.module.css';
import { Cover, Piece, Slide } from './Slide.tsx';
import type { SectionView } from './section.ts';
import { PART_TOPICS, SECTION_TITLES } from './section-titles.ts';

function Firm() {
  const { data: site } = useQuery(siteQuery);
  return (
    <Piece order={0}>
      <Group gap="0.5em" fz="var(--lead)" fw={600} className={classes.firm}>
        <Logo onBrand />
        {site?.company_name}
      </Group>
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
        <Text fz="var(--lead)">{deck.subtitle}</Text>
      </Piece>
    </Cover>
  );
}

function Topics({ of, ...text }: { of: string } & TextProps) {
  return (
    <Text component="ul" inherit className={dotted.dotted} {...text}>
      {PART_TOPICS[of]?.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </Text>
  );
}

function Part({ id, deck: { agenda } }: Pick<SectionView, 'deck'> & { id: SectionId }) {
  const number = agenda.indexOf(id) + 1;
  return (
    <Cover>
      {number > 0 && (
        <span className={classes.number} aria-hidden data-ornament>
          {number}
        </span>
      )}
      <Firm />
      <Piece order={1}>
        <h2 className={classes.title}>{SECTION_TITLES[id]}</h2>
      </Piece>
      <Piece order={2}>
        <Topics of={id} fz="var(--lead)" />
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
    <Slide title={t('Agenda')}>
      <Piece order={1} fill>
        <ol
          className={`${slide.rows} ${classes.agenda}`}
          data-long={agenda.length > MAX_SHORT_AGENDA || undefined}
        >
          {agenda.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point, such as a break, can be listed twice
            <li key={index}>
              <span aria-hidden>{index + 1}</span>
              <div>
                {(SECTION_TITLES as Partial<Record<string, string>>)[point] ?? point}
                <Topics of={point} fz="var(--table)" fw={400} c="dimmed" />
              </div>
            </li>
          ))}
        </ol>
      </Piece>
    </Slide>
  );
}
