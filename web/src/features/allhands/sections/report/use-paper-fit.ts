import { type CSSProperties, use, useLayoutEffect, useRef, useState } from 'react';
import { Printing } from '../printing.ts';

const NOT_MEASURED = { width: 0, height: 0 };
const sizeOf = ({ clientWidth: width, clientHeight: height }: Element) => ({ width, height });

/**
 * On paper, a report keeps its size of the screen and is scaled to its place, because its scripts
 * don't draw it again for paper. The size is measured only on screen.
 */
export function usePaperFit() {
  const printing = use(Printing);
  const place = useRef<HTMLDivElement>(null);
  const onScreen = useRef(NOT_MEASURED);
  const [fit, setFit] = useState<CSSProperties>();

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    if (printing) {
      const { width, height } = onScreen.current;
      const paper = sizeOf(element);
      const scale = Math.min(paper.width / width, paper.height / height);
      if (!Number.isFinite(scale) || scale === 0) return;
      const left = (paper.width - width * scale) / 2;
      setFit({ position: 'absolute', left, width, height, scale, transformOrigin: '0 0' });
      return () => setFit(undefined);
    }
    const measure = () => {
      onScreen.current = sizeOf(element);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [printing]);

  return { place, fit };
}
