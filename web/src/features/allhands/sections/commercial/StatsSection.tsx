import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { RowsTable } from '../../charts/RowsTable.tsx';
import { Bars } from '../Bars.tsx';
import { Change } from '../Change.tsx';
import { countText, percentText, shortReais } from '../figures.ts';
import slide from '../Slide.module.css';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import { ClientsCard } from './ClientsCard.tsx';
import classes from './Commercial.module.css';

type Commercial = ShownDeck['commercial'];

const CATEGORIES: Record<Commercial['pipeline'][number]['category'], string> = {
  Lost: tc('pipeline', 'Lost'),
  High: tc('pipeline', 'High'),
  Medium: tc('pipeline', 'Medium'),
  Low: tc('pipeline', 'Low'),
};

function CountCard({ label, count, of }: { label: string; count: number; of: string }) {
  return (
    <div className={slide.card}>
      <span className={slide.label}>{label}</span>
      <span className={slide.figure}>{countText(count)}</span>
      <Change of={of} />
    </div>
  );
}

function Pipeline({ pipeline }: { pipeline: Commercial['pipeline'] }) {
  return (
    <>
      <h3 className={slide.label}>{t('Pipeline')}</h3>
      <RowsTable
        className={classes.pipeline}
        heads={[t('Category'), t('Count'), t('Average ticket'), t('Valuation')]}
        rows={pipeline.map(({ category, count, average_ticket, valuation }) => [
          CATEGORIES[category],
          countText(count),
          shortReais(average_ticket),
          shortReais(valuation),
        ])}
      />
    </>
  );
}

function Performance({ performance }: { performance: Commercial['performance'] }) {
  const bar = (label: string, percent: number) => ({
    label,
    share: percent / 100,
    value: percentText(percent),
  });
  const bars = [
    bar(t('Low ticket'), performance.low_ticket),
    bar(t('Churn/exit'), performance.churn),
    bar(t('Conversion rate'), performance.conversion),
  ];
  return (
    <>
      <h3 className={slide.label}>{t('Performance')}</h3>
      <Bars label={t('Performance')} bars={bars} whole={1} />
    </>
  );
}

export function StatsSection({ deck: { commercial, quarter } }: SectionView) {
  return (
    <Slide
      title={t('Commercial stats')}
      note={t('Clients and pipeline in {quarter}', { quarter: quarterText(quarter) })}
    >
      <div className={`${slide.columns} ${classes.cards}`}>
        <Piece order={1}>
          <ClientsCard count={commercial.new_clients} clients={commercial.clients} />
        </Piece>
        <Piece order={1}>
          <CountCard
            label={t('Working Clients')}
            count={commercial.working_clients}
            of="working_clients"
          />
        </Piece>
        <Piece order={1}>
          <CountCard label={t('Clients in Funnel')} count={commercial.funnel} of="funnel" />
        </Piece>
      </div>
      <div className={`${slide.columns} ${slide.thirds}`}>
        <Piece order={1} card>
          <Pipeline pipeline={commercial.pipeline} />
        </Piece>
        <Piece order={1} card>
          <Performance performance={commercial.performance} />
        </Piece>
      </div>
    </Slide>
  );
}
