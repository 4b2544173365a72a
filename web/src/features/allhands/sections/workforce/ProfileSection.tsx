import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import type { CSSProperties } from 'react';
import { countText, percentText } from '../figures.ts';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Workforce.module.css';

type Region = ShownDeck['workforce'][number];

function RegionCard({ region }: { region: Region }) {
  const { name, headcount, women, men } = region;
  const count = countText(headcount);
  return (
    <article className={classes.region} data-all={name === 'Grupo' || undefined}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.people}>
        <span className={classes.count}>
          <span className={classes.digits} style={{ '--digits': count.length } as CSSProperties}>
            {count}
          </span>
        </span>{' '}
        {headcount === 1 ? 'person' : 'people'}
      </p>
      <div className={classes.gender} aria-hidden>
        <div className={classes.women} style={{ flex: women }} />
        <div className={classes.men} style={{ flex: men }} />
      </div>
      <dl className={classes.shares}>
        <div>
          <dt>Women</dt>
          <dd>{percentText(women)}</dd>
        </div>
        <div>
          <dt>Men</dt>
          <dd>{percentText(men)}</dd>
        </div>
      </dl>
    </article>
  );
}

export function ProfileSection({ deck: { workforce } }: SectionView) {
  return (
    <Slide title="Perfil Colaboradores 1" note="People by region, women and men">
      <div className={classes.regions}>
        {workforce.map((region, index) => (
          <Piece key={region.name} order={index + 1}>
            <RegionCard region={region} />
          </Piece>
        ))}
      </div>
    </Slide>
  );
}
