import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { CSSProperties } from 'react';
import { percentText } from '../figures.ts';
import { FiguresOrReport } from '../report/FiguresOrReport.tsx';
import { Piece } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Goals.module.css';

type Goal = ShownDeck['goals'][number];

function GoalRow({ goal, longest }: { goal: Goal; longest: number }) {
  const { name, percent } = goal;
  const over = percent > 100;
  const lengths = {
    '--share': Math.min(percent, 100) / longest,
    '--beyond': Math.max(percent - 100, 0) / longest,
  } as CSSProperties;
  return (
    <li className={classes.goal} data-over={over || undefined}>
      <span>{name}</span>
      <span className={classes.track} style={lengths} aria-hidden>
        <span className={classes.fill} />
        {over && <span className={classes.over} />}
      </span>
      <span className={classes.percent} data-over={over || undefined}>
        {percentText(percent)}
      </span>
    </li>
  );
}

function Goals({ goals }: { goals: readonly Goal[] }) {
  const longest = Math.max(100, ...goals.map(({ percent }) => percent));
  return (
    <ul
      className={classes.goals}
      aria-label={t('Goals')}
      style={{ '--mark': 100 / longest, '--rows': Math.ceil(goals.length / 2) } as CSSProperties}
    >
      {goals.map((goal) => (
        <GoalRow key={goal.name} goal={goal} longest={longest} />
      ))}
    </ul>
  );
}

export function GoalsSection({ deck, embeds, near }: SectionView) {
  return (
    <FiguresOrReport
      section="kpi"
      title={t('KPI (goals)')}
      note={t('Goal progress (line = 100%)')}
      figures={t('Goals')}
      url={embeds.kpi}
      near={near}
    >
      <Piece order={1} fill>
        <Goals goals={deck.goals} />
      </Piece>
    </FiguresOrReport>
  );
}
