import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import classes from './Covers.module.css';
import { Cover, Piece, Slide } from './Slide.tsx';
import type { SectionView } from './section.ts';

export function TitleSection({ deck }: SectionView) {
  return (
    <Cover>
      <Piece order={0}>
        <h1 className={classes.title}>
          {t('All Hands')} <span className={classes.quarter}>{deck.quarter}</span>
        </h1>
      </Piece>
      <Piece order={1}>
        <p className={classes.subtitle}>{deck.subtitle}</p>
      </Piece>
    </Cover>
  );
}

interface PartProps {
  quarter: string;
  title: string;
  topics: readonly string[];
}

function Part({ quarter, title, topics }: PartProps) {
  return (
    <Cover>
      <Piece order={0}>
        <p className={classes.kicker}>{quarter}</p>
      </Piece>
      <Piece order={1}>
        <h2 className={classes.part}>{title}</h2>
      </Piece>
      <Piece order={2}>
        <ul className={classes.topics}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </Piece>
    </Cover>
  );
}

export function PeopleSection({ deck }: SectionView) {
  const topics = [t('Who we are'), t('Where we are'), t('Compensation'), t('Goals'), t('Vacation')];
  return <Part quarter={deck.quarter} title={t('People & Management')} topics={topics} />;
}

export function CommercialSection({ deck }: SectionView) {
  const topics = [t('Clients'), t('Pipeline'), t('Performance'), t('Revenue')];
  return <Part quarter={deck.quarter} title={tc('deck', 'Commercial')} topics={topics} />;
}

const ROOM = 6;

export function AgendaSection({ deck: { agenda } }: SectionView) {
  return (
    <Slide title={t('Agenda')}>
      <Piece order={1} fill>
        <ol className={classes.agenda} data-long={agenda.length > ROOM || undefined}>
          {agenda.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </Piece>
    </Slide>
  );
}
