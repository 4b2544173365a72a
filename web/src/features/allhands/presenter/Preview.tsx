import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useElementSize } from '@mantine/hooks';
import { memo } from 'react';
import { isReport } from '../deck/use-loaded-sections.ts';
import slide from '../sections/Slide.module.css';
import { PartNumber } from '../sections/Slide.tsx';
import { SlideFooter } from '../sections/SlideFooter.tsx';
import type { Figures } from '../sections/section.ts';
import { partOf } from '../sections/section-titles.ts';
import { SECTION } from '../sections/sections.ts';
import classes from './PresenterPage.module.css';

const WIDTH = 1920;
const HEIGHT = 1080;

interface PreviewProps extends Figures {
  id: SectionId;
  reports?: boolean;
}

export const Preview = memo(function Preview(props: PreviewProps) {
  const { id, deck, embeds, reports = false } = props;
  const { ref, width } = useElementSize();
  const { Component, cover } = SECTION[id];
  return (
    <div ref={ref} className={classes.preview} aria-hidden inert data-may-be-cut>
      <div
        className={cover ? `${classes.paper} ${slide.ground}` : classes.paper}
        style={{ width: WIDTH, height: HEIGHT, transform: `scale(${width / WIDTH})` }}
      >
        <PartNumber value={partOf(id, deck.agenda).number}>
          <Component deck={deck} embeds={embeds} near={reports || !isReport(id)} still seen />
        </PartNumber>
        <SlideFooter id={id} deck={deck} />
      </div>
    </div>
  );
});
