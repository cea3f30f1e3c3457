// Prints what a first visit costs: requests, bytes, time until the board is there and until a move has its answer, and how
// much the page shifts while it loads. `NIMATRON_SITE=../target/site node e2e/figures.mjs` for the static site.

import { startBrowser, startServer } from './server.mjs';

const server = await startServer();
const browser = await startBrowser();
try {
  for (const [name, options] of [['desk', {}], ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }]]) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let [requests, bytes] = [0, 0];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    const start = Date.now();
    await page.goto(server.address);
    await page.waitForSelector('.board .stone');
    const board = Date.now() - start;
    await page.click('[data-heap="2"] [data-stone="7"]');
    const asked = Date.now();
    await page.waitForSelector('.preview[data-ready="true"]');
    const answer = Date.now() - asked;
    const [shifted, painted] = await page.evaluate(() => [window.shifted, performance.getEntriesByName('first-contentful-paint')[0]?.startTime]);
    console.log(`${name}: ${requests} requests, ${Math.round(bytes / 1000)} KB; first paint ${Math.round(painted)} ms, board ${board} ms, answer to a choice ${answer} ms; shift ${shifted.toFixed(3)}`);
    await context.close();
  }
} finally {
  await browser.close();
  server.stop();
}
