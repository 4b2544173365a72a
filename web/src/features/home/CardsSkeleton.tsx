import { Group, Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import classes from './HomePage.module.css';

const PEOPLE = ['a', 'b', 'c'];

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

const WorldMap = () => <Skeleton height={240} mt={8} />;

const KINDS = {
  approvals: People,
  figures: Figures,
  map: WorldMap,
  people: People,
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
      <Column cards={[approves ? 'approvals' : 'figures', 'map']} />
      <Column cards={approves ? ['figures', 'people'] : ['people']} />
    </div>
  );
}
