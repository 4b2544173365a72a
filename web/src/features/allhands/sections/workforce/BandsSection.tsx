import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { type Bar, Bars } from '../Bars.tsx';
import { countText } from '../figures.ts';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Workforce.module.css';

function barsOf(bands: ShownDeck['age_bands']): Bar[] {
  const counts = bands.map(({ people }) => people);
  const longest = Math.max(1, ...counts);
  const all = counts.reduce((sum, people) => sum + people, 0) || 1;
  return bands.map(({ label, people }) => ({
    label,
    share: people / longest,
    value: `${countText(people)} (${Math.round((people / all) * 100)}%)`,
  }));
}

export function BandsSection({ deck }: SectionView) {
  return (
    <Slide title="Perfil Colaboradores 2" note="People by age and by time at the company">
      <div className={classes.bands}>
        <Piece order={1}>
          <h3 className={classes.subtitle}>Age</h3>
          <Bars label="People by age" bars={barsOf(deck.age_bands)} labelWidth="6em" />
        </Piece>
        <Piece order={2}>
          <h3 className={classes.subtitle}>Time at the company</h3>
          <Bars label="People by time at the company" bars={barsOf(deck.time_bands)} />
        </Piece>
      </div>
    </Slide>
  );
}
