import { Alert, Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#core/use-address.ts';
import { deckQuery } from './api.ts';
import { Deck } from './deck/Deck.tsx';

const DEFAULTS = { quarter: '' };

/** The all-hands deck (spec §2): public, full width. */
export default function AllHandsPage() {
  const [{ quarter }] = useAddress(DEFAULTS);
  const { data, error } = useQuery(deckQuery(quarter));
  if (data) return <Deck {...data} />;
  if (error) return <Alert>{error.message}</Alert>;
  return (
    <Center mih="100dvh">
      <Loader />
    </Center>
  );
}
