import { Motif } from '@intranet/ui/page/Motif.tsx';
import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import classes from './Slide.module.css';

interface PieceProps {
  /** The position in the staggered reveal, from 0 (spec §9). */
  order: number;
  /** True makes a column as high as the slide allows. */
  fill?: boolean;
  card?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Piece({ order, fill, card, className, children }: PieceProps) {
  return (
    <div
      data-reveal
      className={(fill && classes.fill) || (card && classes.card) || className}
      style={{ '--order': order } as CSSProperties}
    >
      {children}
    </div>
  );
}

export const PartNumber = createContext(0);

interface SlideProps {
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function Slide({ title, note, aside, children }: SlideProps) {
  const part = use(PartNumber);
  return (
    <div className={classes.slide}>
      <div className={classes.inner}>
        <Piece order={0} className={classes.head}>
          {part > 0 && (
            <span className={classes.part} aria-hidden data-ornament>
              {part}
            </span>
          )}
          <div className={classes.titles}>
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

export function Cover({ children }: { children: ReactNode }) {
  return (
    <div className={classes.cover}>
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
