import { createHash } from 'node:crypto';
import type { AreaStamps } from '#core/http/cache/change-stamp.ts';

/** The ids of the areas whose leave and balances somebody may see. */
export type ListenedAreas = 'all' | readonly number[];

/** What has changed for whom, by the stamps of areas that were read last. */
export class ListenedStamps {
  #areas = new Map<number | null, { stamp: string; since: number }>();
  readonly #ids = new Map<string, string>();

  note(stamps: AreaStamps): void {
    const before = this.#areas;
    this.#areas = new Map(
      [...stamps].map(([area, stamp]) => {
        const known = before.get(area);
        return [area, known?.stamp === stamp ? known : { stamp, since: Date.now() }];
      }),
    );
    this.#ids.clear();
  }

  /** Changes with each change of these areas, and is the same on all servers. */
  idOf(areas: ListenedAreas): string {
    const key = areas === 'all' ? areas : areas.join();
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const stamps = this.#heard(areas).map(([area, { stamp }]) => `${area} ${stamp}`);
    // The stamps themselves count changes, which concern nobody.
    const hash = createHash('sha256').update(stamps.sort().join());
    const id = hash.digest('base64url').slice(0, 16);
    this.#ids.set(key, id);
    return id;
  }

  /** When this process first read the latest change of these areas, in ms; 0 without any. */
  changedAt(areas: ListenedAreas): number {
    return Math.max(0, ...this.#heard(areas).map(([, { since }]) => since));
  }

  #heard(areas: ListenedAreas) {
    return [...this.#areas].filter(
      ([area]) => areas === 'all' || area === null || areas.includes(area),
    );
  }
}
