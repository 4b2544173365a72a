import { Group, Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import classes from './HomePage.module.css';

const PEOPLE = ['a', 'b', 'c'];
const TILES = [...PEOPLE, 'd'];

function People() {
  return PEOPLE.map((key) => (
    <Group key={key} gap={12} wrap="nowrap" mih={40}>
      <Skeleton height={32} circle />
      <Skeleton height={12} width="40%" />
    </Group>
  ));
}

const Figures = () => (
  <SimpleGrid cols={3} spacing="lg">
    {PEOPLE.map((key) => (
      <div key={key}>
        <Skeleton height={12} width="40%" my={2} />
        <Skeleton height={20} width="70%" mt={8} />
      </div>
    ))}
  </SimpleGrid>
);

const Tiles = () => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={8}>
    {TILES.map((key) => (
      <Skeleton key={key} height={54} />
    ))}
  </SimpleGrid>
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
    <Stack gap={16} miw={0}>
      {cards.map((card) => {
        const Content = KINDS[card];
        return (
          <Paper key={card} withBorder p="md">
            <Skeleton height={16} width={120} my={4} />
            <Content />
          </Paper>
        );
      })}
    </Stack>
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
