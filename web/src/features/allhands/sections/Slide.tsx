import type { CSSProperties, ReactNode } from 'react';
import classes from './Slide.module.css';

interface PieceProps {
  /** Its turn, from 0: pieces come one after the other (spec §9). */
  order: number;
  className?: string | undefined;
  children: ReactNode;
}

/** What comes into view as one; the deck moves it. */
export function Piece({ order, className, children }: PieceProps) {
  return (
    <div data-reveal className={className} style={{ '--order': order } as CSSProperties}>
      {children}
    </div>
  );
}

interface SlideProps {
  title: string;
  note?: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section: its title above, and what it says in the rest of the window. */
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
        <div className={classes.body}>{children}</div>
      </div>
    </div>
  );
}

/** A section that opens a part of the deck: few words, in colour. */
export function Cover({ children }: { children: ReactNode }) {
  return (
    <div className={classes.cover}>
      <div className={classes.slide}>
        <div className={classes.inner}>
          <div className={classes.body}>{children}</div>
        </div>
      </div>
    </div>
  );
}
