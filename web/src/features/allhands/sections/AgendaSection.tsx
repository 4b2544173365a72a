import classes from './Covers.module.css';
import { Piece, Slide } from './Slide.tsx';
import type { SectionView } from './section.ts';

const ROOM = 6;

export function AgendaSection({ deck: { agenda } }: SectionView) {
  return (
    <Slide title="Agenda">
      <Piece order={1}>
        <ol className={classes.agenda} data-long={agenda.length > ROOM || undefined}>
          {agenda.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </Piece>
    </Slide>
  );
}
