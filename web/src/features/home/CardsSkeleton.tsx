import { Paper, Skeleton } from '@mantine/core';
import classes from './HomePage.module.css';

const PEOPLE = ['a', 'b', 'c'];
const TILES = [...PEOPLE, 'd'];

function People() {
  return PEOPLE.map((key) => (
    <div key={key} className={classes.person}>
      <Skeleton height={32} circle />
      <Skeleton height={12} width="40%" />
    </div>
  ));
}

const Figures = () => (
  <div className={classes.figures}>
    {PEOPLE.map((key) => (
      <div key={key}>
        <Skeleton height={12} width="40%" my={2} />
        <Skeleton height={20} width="70%" mt={8} />
      </div>
    ))}
  </div>
);

const Tiles = () => (
  <div className={classes.tiles}>
    {TILES.map((key) => (
      <Skeleton key={key} height={52} />
    ))}
  </div>
);

const KINDS = {
  approvals: People,
  figures: Figures,
  tiles: Tiles,
  away: People,
  birthdays: People,
};

function Column({ cards }: { cards: (keyof typeof KINDS)[] }) {
  return (
    <div className={classes.column}>
      {cards.map((card) => {
        const Content = KINDS[card];
        return (
          <Paper key={card} withBorder className={classes.waiting}>
            <Skeleton height={16} width={120} my={4} />
            <Content />
          </Paper>
        );
      })}
    </div>
  );
}

export function CardsSkeleton({ approves }: { approves: boolean }) {
  return (
    <div className={classes.cards} aria-busy="true" data-waiting>
      <Column cards={approves ? ['approvals', 'figures', 'tiles'] : ['figures', 'tiles']} />
      <Column cards={['away', 'birthdays']} />
    </div>
  );
}
