import { useLayoutEffect, useState } from 'react';
import type { Size } from './shapes.ts';

export interface ContentBox extends Size {
  left: number;
  top: number;
  layer: Size;
}

/** Elements measured as a whole, without their children. */
const WHOLE = 'table, figure, p, h1, h2, h3, ul, ol';

function shownChildren(element: Element, layer: Element): Element[] {
  return [...element.children].filter((child) => {
    const { width, height } = child.getBoundingClientRect();
    return (
      !child.contains(layer) && !child.matches('footer, [data-ornament]') && width > 0 && height > 0
    );
  });
}

/** Skips wrappers around everything, because they don't show the content's position. */
function partsOf(section: Element, layer: Element): Element[] {
  const parts = shownChildren(section, layer);
  const [only] = parts;
  if (parts.length !== 1 || !(only instanceof HTMLElement) || only.matches(WHOLE)) return parts;
  const inner = partsOf(only, layer);
  return inner.length > 0 ? inner : parts;
}

/** The part's box without the transforms of its own and its parents' slide-in animations. */
function settledBox(part: Element, section: Element) {
  const { x, y, width, height } = part.getBoundingClientRect();
  let [left, top] = [x, y];
  for (let at: Element | null = part; at && at !== section; at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (!transform || transform === 'none') continue;
    const { e, f } = new DOMMatrixReadOnly(transform);
    left -= e;
    top -= f;
  }
  return { left, top, right: left + width, bottom: top + height };
}

function boxOf(parts: readonly Element[], layer: Element, section: Element): ContentBox {
  const whole = layer.getBoundingClientRect();
  const boxes = (parts.length > 0 ? parts : [layer]).map((part) => settledBox(part, section));
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left: left - whole.left,
    top: top - whole.top,
    width: Math.max(1, Math.max(...boxes.map((box) => box.right)) - left),
    height: Math.max(1, Math.max(...boxes.map((box) => box.bottom)) - top),
    layer: { width: whole.width, height: whole.height },
  };
}

const asText = (box: ContentBox) => JSON.stringify(box);

/** The box of a section's content, in pixels. Drawings use fractions of it (pitfall 25). */
export function useContentBox(printing: boolean) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<ContentBox>();

  useLayoutEffect(() => {
    const section = layer?.closest('section');
    if (!layer || !section) return;
    if (printing) return setBox(boxOf(partsOf(section, layer), layer, section));
    let observed: Element[] = [];
    const measure = () => {
      const parts = partsOf(section, layer);
      for (const part of observed) if (!parts.includes(part)) sizes.unobserve(part);
      const fresh = parts.filter((part) => !observed.includes(part));
      observed = parts;
      for (const part of fresh) sizes.observe(part);
      const next = boxOf(parts, layer, section);
      setBox((now) => (now && asText(now) === asText(next) ? now : next));
    };
    const sizes = new ResizeObserver(measure);
    // Late content can change the layout without resizing the section. Drawn lines are ignored.
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !layer.contains(target))) measure();
    });
    sizes.observe(section);
    changes.observe(section, { childList: true, subtree: true });
    measure();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [layer, printing]);

  return { setLayer, box };
}
