import type { CSSProperties, ReactNode } from 'react';
import { Motif } from '#ui/Motif.tsx';
import classes from './Slide.module.css';

interface PieceProps {
  /** The position in the staggered reveal, from 0 (spec §9). */
  order: number;
  /** True makes a column as high as the slide allows. */
  fill?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Piece({ order, fill, className, children }: PieceProps) {
  return (
    <div
      data-reveal
      className={fill ? classes.fill : className}
      style={{ '--order': order } as CSSProperties}
    >
      {children}
    </div>
  );
}

interface SlideProps {
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function Slide({ title, note, aside, children }: SlideProps) {
  return (
    <div className={classes.slide}>
      <div className={classes.inner}>
        <Piece order={0} className={classes.head}>
          <div>
            <h2 className={classes.title}>{title}</h2>
            {note && <p className={classes.note}>{note}</p>}
          </div>
          {aside}
        </Piece>
        <div className={classes.body} data-body>
          {children}
        </div>
      </div>
    </div>
  );
}

interface CoverProps {
  /** The number of the deck's part, each with another crop of the motif. */
  part?: number;
  children: ReactNode;
}

export function Cover({ part, children }: CoverProps) {
  return (
    <div className={classes.cover} data-part={part && (part % 2 ? 'odd' : 'even')}>
      <Motif className={classes.motif} />
      <div className={classes.slide}>
        <div className={classes.inner}>
          <div className={classes.body} data-body>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
