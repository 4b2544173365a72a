import type { AllHands } from '@intranet/contract/allhands/endpoints.ts';
import { SECTIONS } from '../sections/sections.ts';

/** The sections one below the other. */
export function Deck({ deck, embeds }: AllHands) {
  return SECTIONS.map(({ id, title, Component }) => (
    <section key={id} id={id} aria-label={title} style={{ minHeight: '100dvh', padding: 48 }}>
      <Component deck={deck} embeds={embeds} near still={false} seen />
    </section>
  ));
}
