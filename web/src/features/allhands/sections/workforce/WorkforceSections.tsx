import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { type Bar, Bars } from '../Bars.tsx';
import { Change } from '../Change.tsx';
import { countText, shareText } from '../figures.ts';
import slide from '../Slide.module.css';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Workforce.module.css';

type Region = ShownDeck['workforce'][number];

function RegionCard({ region, digits }: { region: Region; digits: number }) {
  const { name, headcount, women, men } = region;
  const womenCount = Math.round((headcount * women) / 100);
  return (
    <article className={`${slide.card} ${classes.region}`} data-all={name === 'Grupo' || undefined}>
      <h3 className={slide.label}>{name}</h3>
      <p className={classes.people}>
        <span className={classes.count}>
          <span style={{ '--digits': digits } as CSSProperties}>{countText(headcount)}</span>
        </span>{' '}
        {t('{count, plural, one {person} other {people}}', { count: headcount })}
        <Change of={`headcount.${name}`} />
      </p>
      <dl className={classes.shares}>
        <div style={{ flex: women }}>
          <VisuallyHidden component="dt">{t('Women')}</VisuallyHidden>
          <dd>{shareText(women, womenCount)}</dd>
        </div>
        <div style={{ flex: men }}>
          <VisuallyHidden component="dt">{t('Men')}</VisuallyHidden>
          <dd>{shareText(men, headcount - womenCount)}</dd>
        </div>
      </dl>
    </article>
  );
}

export function RoleProfileSection({ deck: { workforce } }: SectionView) {
  const digits = Math.max(...workforce.map(({ headcount }) => countText(headcount).length));
  return (
    <Slide
      title={t('Employee profile 1')}
      note={t('Headcount and gender by region')}
      aside={
        <div className={classes.legend} aria-hidden>
          <span className={slide.key}>{t('Women')}</span>
          <span className={slide.key}>{t('Men')}</span>
        </div>
      }
    >
      <div className={`${slide.columns} ${classes.regions}`}>
        {workforce.map((region) => (
          <Piece key={region.name} order={1}>
            <RegionCard region={region} digits={digits} />
          </Piece>
        ))}
      </div>
    </Slide>
  );
}

type Bands = ShownDeck['age_bands'];

const countsOf = (bands: Bands) => bands.map(({ people }) => people);

function barsOf(bands: Bands, longest: number): Bar[] {
  const all = countsOf(bands).reduce((sum, people) => sum + people, 0) || 1;
  const most = Math.max(...countsOf(bands));
  return bands.map(({ label, people }) => ({
    label,
    share: people / longest,
    value: shareText((people / all) * 100, people),
    pale: people < most,
  }));
}

export function BandsSection({ deck: { age_bands, time_bands } }: SectionView) {
  const longest = Math.max(1, ...countsOf(age_bands), ...countsOf(time_bands));
  return (
    <Slide title={t('Employee profile 2')} note={t('People by age and time at the company')}>
      <div className={slide.columns}>
        <Piece order={1} card>
          <h3 className={slide.label}>{t('Age')}</h3>
          <Bars label={t('People by age')} bars={barsOf(age_bands, longest)} />
        </Piece>
        <Piece order={1} card>
          <h3 className={slide.label}>{t('Time at the company')}</h3>
          <Bars label={t('People by time at the company')} bars={barsOf(time_bands, longest)} />
        </Piece>
      </div>
    </Slide>
  );
}
