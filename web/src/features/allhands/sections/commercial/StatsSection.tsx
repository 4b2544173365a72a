import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { Bars } from '../Bars.tsx';
import { countText, percentText, shortReais } from '../figures.ts';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import { ClientsCard } from './ClientsCard.tsx';
import classes from './Stats.module.css';

type Commercial = ShownDeck['commercial'];

function CountCard({ label, count }: { label: string; count: number }) {
  return (
    <div className={classes.card}>
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{countText(count)}</span>
    </div>
  );
}

function Pipeline({ pipeline }: { pipeline: Commercial['pipeline'] }) {
  return (
    <>
      <h3 className={classes.subtitle}>Pipeline</h3>
      <table className={classes.pipeline}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Count</th>
            <th scope="col">Average ticket</th>
            <th scope="col">Valuation</th>
          </tr>
        </thead>
        <tbody>
          {pipeline.map(({ category, count, average_ticket, valuation }) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              <td>{countText(count)}</td>
              <td>{shortReais(average_ticket)}</td>
              <td>{shortReais(valuation)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Performance({ performance }: { performance: Commercial['performance'] }) {
  const metrics = [
    { label: 'Low ticket', percent: performance.low_ticket },
    { label: 'Churn/exit', percent: performance.churn },
    { label: 'Conversion rate', percent: performance.conversion },
  ];
  const bars = metrics.map(({ label, percent }) => ({
    label,
    share: percent / 100,
    value: percentText(percent),
  }));
  return (
    <>
      <h3 className={classes.subtitle}>Performance</h3>
      <Bars label="Performance" bars={bars} labelWidth="8em" />
    </>
  );
}

export function StatsSection({ deck: { commercial } }: SectionView) {
  return (
    <Slide title="Comercial Stats">
      <div className={classes.cards}>
        <Piece order={1}>
          <ClientsCard count={commercial.new_clients} clients={commercial.clients} />
        </Piece>
        <Piece order={2}>
          <CountCard label="Working Clients" count={commercial.working_clients} />
        </Piece>
        <Piece order={3}>
          <CountCard label="Clients in Funnel" count={commercial.funnel} />
        </Piece>
      </div>
      <div className={classes.below}>
        <Piece order={4}>
          <Pipeline pipeline={commercial.pipeline} />
        </Piece>
        <Piece order={5}>
          <Performance performance={commercial.performance} />
        </Piece>
      </div>
    </Slide>
  );
}
