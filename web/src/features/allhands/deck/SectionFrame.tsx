import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { DrawingLayer, type Tool } from '../drawing/DrawingLayer.tsx';
import slide from '../sections/Slide.module.css';
import { PartNumber } from '../sections/Slide.tsx';
import { SlideFooter } from '../sections/SlideFooter.tsx';
import type { SectionView } from '../sections/section.ts';
import { partOf } from '../sections/section-titles.ts';
import { SECTION } from '../sections/sections.ts';
import classes from './SectionFrame.module.css';

/** A section appears when a tenth is visible (spec §9). */
const VISIBLE = 0.1;

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((one) => one.intersectionRatio >= VISIBLE)) setSeen(true);
      },
      { threshold: VISIBLE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}

interface SectionFrameProps extends Omit<SectionView, 'seen'> {
  id: SectionId;
  printing: boolean;
  active: boolean;
  tool: Tool;
}

/** Slides in when seen; its `data-reveal` elements follow by `--order` (spec §9). */
export const SectionFrame = memo(function SectionFrame(props: SectionFrameProps) {
  const { id, printing, active, tool, ...view } = props;
  const { deck, still } = view;
  const element = useRef<HTMLElement>(null);
  const seen = useInView(element) || still;
  const { title, Component, cover } = SECTION[id];
  return (
    <section
      ref={element}
      id={id}
      aria-label={title}
      tabIndex={-1}
      className={cover ? `${classes.section} ${slide.ground}` : classes.section}
      data-seen={seen || undefined}
      data-still={still || undefined}
      data-active={active || undefined}
    >
      <div className={classes.content}>
        <PartNumber value={partOf(id, deck.agenda).number}>
          <Component {...view} seen={seen} />
        </PartNumber>
      </div>
      <SlideFooter id={id} deck={deck} />
      <div className={classes.drawing}>
        <DrawingLayer quarter={deck.quarter} section={id} {...{ tool, active, printing }} />
      </div>
    </section>
  );
});
