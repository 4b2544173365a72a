import type { Format } from '../format.ts';
import { show } from '../format.ts';
import { type Html, html } from '../html.ts';
import { type Lang, WORDS, type Words } from '../words.ts';

/** What a block is drawn with. */
export interface Pen {
  readonly lang: Lang;
  readonly words: Words;
  /** Begins the ids of the block's parts, so that they are unique in the page. */
  readonly id: string;
  show(value: number | string | null, format: Format): string;
}

export function createPen(lang: Lang, id: string): Pen {
  return { lang, words: WORDS[lang], id, show: (value, format) => show(value, format, lang) };
}

/** A class attribute, with the space before it, where there is any class to name. */
export function classOf(...names: readonly (string | false | undefined)[]): Html | null {
  const named = names.filter(Boolean).join(' ');
  return named ? html` class="${named}"` : null;
}

interface Heading {
  readonly title: string;
  readonly note?: string;
  readonly half?: boolean;
}

/** A block's frame: its heading, what stands beside it, and the content. */
export function card(
  block: Heading,
  pen: Pen,
  content: Html | readonly Html[],
  beside?: Html,
): Html {
  return html`<section class="card${block.half && ' half'}" aria-labelledby="${pen.id}">
<div class="head"><h2 id="${pen.id}">${block.title}${block.note && html` <small>${block.note}</small>`}</h2>${beside}</div>
${content}
</section>`;
}

/** The colours' meaning. A series' colour is its place in the list. */
export function legend(labels: readonly string[], projection?: string): Html {
  const items = labels.map((label, i) => html`<li class="c${i + 1}">${label}</li>`);
  return html`<ul class="legend">${items}${projection && html`<li class="later">${projection}</li>`}</ul>`;
}

/** Scrolls on a narrow screen, also by keyboard. */
export function scroller(label: string, content: Html): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${content}</div>`;
}
