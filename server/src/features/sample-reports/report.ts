import type { Format } from './format.ts';
import type { Lang } from './words.ts';

/** A page that stands in for an outside report, as data: all figures are made up. */
export interface Report {
  /** The page is /sample-reports/{name}.html. */
  readonly name: string;
  readonly lang: Lang;
  readonly title: string;
  /** What stands at this place outside the demo; ends the notice's sentence. */
  readonly standsFor: string;
  /** The day or the unit that the figures are of. */
  readonly basis?: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | Tiles
  | Columns
  | Lines
  | Bars
  | Funnel
  | Share
  | Cascade
  | Ranges
  | Goals
  | Table
  | Documents
  | Board
  | Checklist
  | Agenda
  | Slides
  | Contact
  | Chat;

interface Headed {
  readonly title: string;
  /** Beside the title: the unit, or a short remark. */
  readonly note?: string;
  /** Two such blocks stand side by side where there is room. */
  readonly half?: boolean;
}

export interface Tile {
  readonly label: string;
  readonly value: number | string;
  readonly format?: Format;
  /** The same figure of the period compared with: the change is computed. */
  readonly before?: number;
  readonly beforeLabel?: string;
  /** Whether a rise is good news; `none` when it is neither. */
  readonly better?: 'up' | 'down' | 'none';
  readonly note?: string;
  /** Drawn as a small line. */
  readonly trend?: readonly number[];
}

/** Key figures. */
export interface Tiles {
  readonly kind: 'tiles';
  readonly tiles: readonly Tile[];
}

export interface Series {
  readonly label: string;
  readonly values: readonly number[];
}

interface OverCategories extends Headed {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  readonly format: Format;
  /** From this category on the figures are projections: drawn lighter, on a shade. */
  readonly projectedFrom?: number;
  /** The categories' heading in the table of the same figures. */
  readonly categoryLabel: string;
}

/** Upright bars: side by side, or on one another when `stacked`. */
export interface Columns extends OverCategories {
  readonly kind: 'columns';
  readonly stacked?: boolean;
}

/** Lines; the first one with a filled area when `area`. */
export interface Lines extends OverCategories {
  readonly kind: 'lines';
  readonly area?: boolean;
}

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly note?: string;
}

/** Lying bars, by size or in an order of their own. */
export interface Bars extends Headed {
  readonly kind: 'bars';
  readonly bars: readonly Bar[];
  readonly format: Format;
}

/** Stages that each hold fewer than the one before, with the conversion between them. */
export interface Funnel extends Headed {
  readonly kind: 'funnel';
  readonly stages: readonly Bar[];
  readonly format: Format;
}

/** Parts of a whole, as a ring. */
export interface Share extends Headed {
  readonly kind: 'share';
  readonly parts: readonly Bar[];
  readonly format: Format;
  /** Under the sum in the middle of the ring. */
  readonly of: string;
}

/** From an opening figure by what came and went to a closing one, which is computed. */
export interface Cascade extends Headed {
  readonly kind: 'cascade';
  readonly opening: Bar;
  readonly steps: readonly Bar[];
  readonly closing: string;
  readonly format: Format;
}

export interface Range {
  readonly label: string;
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly note?: string;
}

/** From low to high with a mark between them: a football field, or pay bands. */
export interface Ranges extends Headed {
  readonly kind: 'ranges';
  readonly ranges: readonly Range[];
  readonly format: Format;
  readonly midLabel: string;
}

export interface Goal {
  readonly label: string;
  readonly done: number;
  readonly target: number;
  readonly note?: string;
}

/** Progress towards targets. */
export interface Goals extends Headed {
  readonly kind: 'goals';
  readonly goals: readonly Goal[];
  readonly format: Format;
}

export interface Row {
  readonly label: string;
  readonly cells: readonly (number | string | null)[];
  readonly level?: 'group' | 'detail' | 'subtotal' | 'total';
  /** Where the row is in another unit than its columns. */
  readonly format?: Format;
}

export interface Column {
  readonly label: string;
  readonly format?: Format;
  readonly projected?: boolean;
  /** Words, and so aligned to the left. */
  readonly words?: boolean;
}

/** A table; as a spreadsheet shown without its headers, gridlines and toolbar when `sheet`. */
export interface Table extends Headed {
  readonly kind: 'table';
  readonly rowLabel: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly sheet?: boolean;
}

/** A shared folder's content. */
export interface Documents extends Headed {
  readonly kind: 'documents';
  readonly folders: readonly { readonly name: string; readonly files: readonly Document[] }[];
}

export interface Document {
  readonly name: string;
  readonly changed: string;
  readonly kilobytes: number;
}

/** Cards in columns. */
export interface Board extends Headed {
  readonly kind: 'board';
  readonly columns: readonly {
    readonly label: string;
    readonly cards: readonly {
      readonly title: string;
      readonly tag: string;
      readonly note: string;
    }[];
  }[];
}

export interface Checklist extends Headed {
  readonly kind: 'checklist';
  readonly tasks: readonly {
    readonly title: string;
    readonly due: string;
    readonly done?: boolean;
  }[];
}

/** A week, day by day. */
export interface Agenda extends Headed {
  readonly kind: 'agenda';
  readonly days: readonly {
    readonly label: string;
    readonly events: readonly {
      readonly time: string;
      readonly title: string;
      readonly place: string;
    }[];
  }[];
}

export interface Slide {
  readonly title: string;
  readonly text?: string;
  readonly points?: readonly string[];
  readonly figures?: readonly { readonly value: string; readonly label: string }[];
  readonly cover?: boolean;
}

export interface Slides {
  readonly kind: 'slides';
  readonly slides: readonly Slide[];
}

/** What an outside profile or chat service would show of whom one reaches there. */
export interface Contact {
  readonly kind: 'contact';
  readonly name: string;
  readonly about: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly posts?: readonly { readonly when: string; readonly text: string }[];
  readonly outside: string;
}

export interface Chat extends Headed {
  readonly kind: 'chat';
  readonly turns: readonly { readonly from: 'person' | 'assistant'; readonly text: string }[];
}
