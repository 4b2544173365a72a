/** In ms; a report that takes longer is printed as it is (D35 explains it to its reader then, too). */
const PATIENCE = 8_000;
const STEP = 200;

/** Waits until nothing on the page is still loading, but not for ever. */
export async function waitUntilLoaded(): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (document.querySelector('main .mantine-Loader-root') && Date.now() < until) {
    await new Promise((done) => setTimeout(done, STEP));
  }
}
