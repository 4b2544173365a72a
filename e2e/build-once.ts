import { buildDemo, buildWeb } from '../scripts/build-if-outdated.ts';

/** Builds before the workers start, because each of them would build into the same folder. */
export default function buildOnce(): void {
  buildWeb();
  buildDemo();
}
