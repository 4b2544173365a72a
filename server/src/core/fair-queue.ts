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

/** The tasks of a source that wait. */
interface Line {
  waiters: Waiter[];
  known: boolean;
}

export interface TakeOptions {
  /** A source that the caller knows: a full queue never refuses its first waiting task. */
  known?: boolean | undefined;
  /** Takes the task out of the queue. */
  signal?: AbortSignal | undefined;
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
  readonly #maxWaiting: number;
  readonly #waiting = new Map<string, Line>();
  readonly #runningOf = new Map<string, number>();
  readonly #failing = new Set<string>();
  #running = 0;
  #length = 0;

  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * A full queue refuses the newest task of the longest line; to a known source with no task in the
   * queue, the newest unknown one yields.
   * @throws AppError server_busy, also after an abort
   */
  async take(source: string, { known = false, signal }: TakeOptions = {}): Promise<Turn> {
    if (signal?.aborted) throw serverBusy();
    if (!this.#waiting.has(source) && this.#mayRun(source)) return this.#begin(source);
    if (this.#length >= this.#maxWaiting) this.#makeRoom(source, known);
    return new Promise<Turn>((resolve, reject) => {
      const waiter: Waiter = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve(this.#begin(source));
        },
        reject: (error) => {
          signal?.removeEventListener('abort', leave);
          reject(error);
        },
      };
      const leave = () => {
        this.#remove(source, waiter);
        reject(serverBusy());
      };
      signal?.addEventListener('abort', leave, { once: true });
      const line = this.#waiting.get(source) ?? { waiters: [], known };
      line.known ||= known;
      line.waiters.push(waiter);
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
      const [next] = line.waiters;
      this.#remove(source, next);
      // The source's next task waits until all other sources had a turn.
      if (this.#waiting.delete(source)) this.#waiting.set(source, line);
      next?.begin();
      return true;
    }
    return false;
  }

  #remove(source: string, waiter: Waiter | undefined): void {
    const line = this.#waiting.get(source);
    const at = line && waiter ? line.waiters.indexOf(waiter) : -1;
    if (!line || at < 0) return;
    line.waiters.splice(at, 1);
    this.#length -= 1;
    if (line.waiters.length === 0) this.#waiting.delete(source);
  }

  #makeRoom(source: string, known: boolean): void {
    const own = this.#waiting.get(source)?.waiters.length ?? 0;
    const yields = known && own === 0 ? this.#longest((line) => !line.known) : null;
    const [from, line] = yields ?? this.#longest(() => true) ?? [source, null];
    // Otherwise at least one task stays, so the source keeps its turn.
    if (!line || (!yields && own + 1 >= line.waiters.length)) throw serverBusy();
    const last = line.waiters.at(-1);
    this.#remove(from, last);
    last?.reject(serverBusy());
  }

  /** The longest such line; the newest of equally long ones. */
  #longest(where: (line: Line) => boolean): [string, Line] | null {
    let longest: [string, Line] | null = null;
    for (const one of this.#waiting) {
      const most = longest?.[1].waiters.length ?? 0;
      if (where(one[1]) && one[1].waiters.length >= most) longest = one;
    }
    return longest;
  }
}
