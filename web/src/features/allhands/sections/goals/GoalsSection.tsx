import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Bars } from '../Bars.tsx';
import { percentText } from '../figures.ts';
import { FiguresOrReport } from '../report/FiguresOrReport.tsx';
import slide from '../Slide.module.css';
import { Piece } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Goals.module.css';

type Goal = ShownDeck['goals'][number];

/** A goal below this many percent is behind. */
const BEHIND = 70;

function standingOf({ percent }: Goal): 'reached' | 'near' | 'behind' {
  if (percent >= 100) return 'reached';
  return percent < BEHIND ? 'behind' : 'near';
}

function Goals({ goals }: { goals: readonly Goal[] }) {
  const sorted = goals.toSorted((a, b) => b.percent - a.percent);
  const longest = Math.max(100, sorted[0]?.percent ?? 0);
  const bars = sorted.map((goal) => ({
    label: goal.name,
    share: goal.percent / longest,
    value: percentText(goal.percent),
    standing: standingOf(goal),
  }));
  return <Bars label={t('Goals')} bars={bars} whole={100 / longest} className={classes.goals} />;
}

/** A number at the start of the text is bold. */
function CountFirst({ text }: { text: string }) {
  const [count = ''] = /^\d+(?!%)\b/.exec(text) ?? [];
  return (
    <span>
      <strong>{count}</strong>
      {text.slice(count.length)}
    </span>
  );
}

/** How many goals are where, each with the colour of its bars. */
function Summary({ goals }: { goals: readonly Goal[] }) {
  const count = (standing: string) => goals.filter((one) => standingOf(one) === standing).length;
  const parts = {
    reached: t('{reached} of {all} reached', { reached: count('reached'), all: goals.length }),
    near: t('{near} on the way', { near: count('near') }),
    behind: t('{behind} below {limit}%', { behind: count('behind'), limit: BEHIND }),
    target: t('100% of the goal'),
  };
  return (
    <span className={classes.summary}>
      {Object.entries(parts).map(([standing, text]) => (
        <span key={standing} className={slide.key} data-standing={standing}>
          <CountFirst text={text} />
        </span>
      ))}
    </span>
  );
}

export function GoalsSection({ deck, embeds, near }: SectionView) {
  return (
    <FiguresOrReport
      section="kpi"
      title={t('KPI (goals)')}
      note={<Summary goals={deck.goals} />}
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
