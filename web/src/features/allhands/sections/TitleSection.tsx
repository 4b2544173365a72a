import classes from './Covers.module.css';
import { Cover, Piece } from './Slide.tsx';
import type { SectionView } from './section.ts';

export function TitleSection({ deck }: SectionView) {
  return (
    <Cover>
      <Piece order={0}>
        <h1 className={classes.title}>
          All Hands <span className={classes.quarter}>{deck.quarter}</span>
        </h1>
      </Piece>
      <Piece order={1}>
        <p className={classes.subtitle}>{deck.subtitle}</p>
      </Piece>
    </Cover>
  );
}
