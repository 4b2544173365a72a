export type Point = readonly [x: number, y: number];

/** A window of 1280×800 in a browser that Playwright can't drive. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs a function, or an expression, in the page. The function sees only its arguments. */
  run<A extends unknown[], R>(script: (...given: A) => R, ...given: A): Promise<Awaited<R>>;
  load(script: string): Promise<void>;
  move(to: Point): Promise<void>;
  /** Presses at the first point, moves to the others, and releases. */
  drag(points: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'ArrowLeft' | 'ArrowRight' | 'SelectAll'): Promise<void>;
  /** A PNG of the window, as base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

export const WINDOW = { width: 1280, height: 800 };
