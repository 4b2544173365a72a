const MAX_WAIT_MS = 8_000;
const POLL_MS = 200;

export async function waitUntilLoaded(): Promise<void> {
  const until = Date.now() + MAX_WAIT_MS;
  while (document.querySelector('main .mantine-Loader-root') && Date.now() < until) {
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}
