import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { CSSProperties } from 'react';
import { type Bar, Bars } from '../Bars.tsx';
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
        {t('{count, plural, one {person} other {people}}', { count: headcount })}
      </p>
      <div className={classes.gender} aria-hidden>
        <div className={classes.women} style={{ flex: women }} />
        <div className={classes.men} style={{ flex: men }} />
      </div>
      <dl className={classes.shares}>
        <div>
          <dt>{t('Women')}</dt>
          <dd>{percentText(women)}</dd>
        </div>
        <div>
          <dt>{t('Men')}</dt>
          <dd>{percentText(men)}</dd>
        </div>
      </dl>
    </article>
  );
}

export function ProfileSection({ deck: { workforce } }: SectionView) {
  return (
    <Slide title={t('Employee profile 1')} note={t('Headcount and gender by region')}>
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
    <Slide title={t('Employee profile 2')} note={t('People by age and time at the company')}>
      <div className={classes.bands}>
        <Piece order={1}>
          <h3 className={classes.subtitle}>{t('Age')}</h3>
          <Bars label={t('People by age')} bars={barsOf(deck.age_bands)} labelWidth="6em" />
        </Piece>
        <Piece order={2}>
          <h3 className={classes.subtitle}>{t('Time at the company')}</h3>
          <Bars label={t('People by time at the company')} bars={barsOf(deck.time_bands)} />
        </Piece>
      </div>
    </Slide>
  );
}
