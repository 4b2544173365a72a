import { t } from '@intranet/contract/core/i18n/t.ts';
import { AppError } from '#core/errors.ts';

/** A running task's slot. Release it even if the task fails. */
export interface Turn {
  /** Frees the slot, once. After a failure, the source gets one slot at a time until a task succeeds. */
  release(result?: 'failed'): void;
}

interface Waiter {
  begin(): void;
  reject(error: AppError): void;
}

const RETRY_SECONDS = 5;

const serverBusy = () =>
  new AppError(
    'server_busy',
    t('The server is busy right now. Please try again in a few seconds.'),
    {
      retryAfterSeconds: RETRY_SECONDS,
    },
  );

/** Runs a few tasks at a time. Sources take turns; one whose tasks fail cannot hold all slots. */
export class FairQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting = new Map<string, Waiter[]>();
  readonly #runningOf = new Map<string, number>();
  readonly #failing = new Set<string>();
  #running = 0;
  #length = 0;

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** A full queue refuses the newest task of the longest line. @throws AppError server_busy */
  async take(source: string): Promise<Turn> {
    if (!this.#waiting.has(source) && this.#mayRun(source)) return this.#begin(source);
    if (this.#length >= this.#mostWaiting) this.#makeRoom(source);
    return new Promise<Turn>((begin, reject) => {
      const line = this.#waiting.get(source) ?? [];
      line.push({ begin: () => begin(this.#begin(source)), reject });
      this.#waiting.set(source, line);
      this.#length += 1;
    });
  }

  #mayRun(source: string): boolean {
    if (this.#running >= this.#atOnce) return false;
    return !this.#failing.has(source) || !this.#runningOf.has(source);
  }

  #begin(source: string): Turn {
    this.#running += 1;
    this.#runningOf.set(source, (this.#runningOf.get(source) ?? 0) + 1);
    let released = false;
    return {
      release: (result) => {
        if (released) return;
        released = true;
        this.#end(source, result === 'failed');
      },
    };
  }

  #end(source: string, failed: boolean): void {
    this.#running -= 1;
    const left = (this.#runningOf.get(source) ?? 1) - 1;
    if (left > 0) this.#runningOf.set(source, left);
    else this.#runningOf.delete(source);
    const hasTasks = left > 0 || this.#waiting.has(source);
    if (failed && hasTasks) this.#failing.add(source);
    else if (!failed || !hasTasks) this.#failing.delete(source);
    while (this.#beginNext());
  }

  #beginNext(): boolean {
    for (const [source, line] of this.#waiting) {
      if (!this.#mayRun(source)) continue;
      const next = line.shift();
      this.#length -= 1;
      this.#waiting.delete(source);
      if (line.length > 0) this.#waiting.set(source, line);
      next?.begin();
      return true;
    }
    return false;
  }

  #makeRoom(source: string): void {
    let longest: [string, Waiter[]] = [source, []];
    for (const one of this.#waiting) if (one[1].length > longest[1].length) longest = one;
    const own = this.#waiting.get(source)?.length ?? 0;
    if (own + 1 >= longest[1].length) throw serverBusy();
    // At least one task stays, so the source keeps its turn.
    longest[1].pop()?.reject(serverBusy());
    this.#length -= 1;
  }
}
