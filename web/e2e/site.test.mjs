// What only the static site promises: it works without a network, in any folder, and can be installed.

import assert from 'node:assert/strict';
import { isStatic, link } from './server.mjs';

/** Until the service worker has kept every file. */
const kept = (page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active.state);

if (isStatic) {
  // Elsewhere there is nothing to test, and no server to start.
  const { inPage, playOut, shared, takeOne } = await import('./steps.mjs');
  inPage('the site opens and plays without a network after the first visit', '', {}, async (page) => {
    await kept(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto(`${shared.server.address}${link('nim 1 2')}`);
    await page.reload();
    await page.waitForSelector('.board .component');
    await playOut(page, takeOne);
    await page.goto(`${shared.server.address}#explore`);
    await page.waitForSelector('#period');
  });

  inPage('its policy lets nothing in but its own files', '', {}, async (page) => {
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    assert.match(policy, /^default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
    // Later, on the page's own account: what the tools of a browser evaluate is beyond its policy.
    const refused = await page.evaluate(() => new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve(new Function('return 1')());
        } catch (error) {
          resolve(error.name);
        }
      });
    }));
    assert.equal(refused, 'EvalError');
  });

  inPage('it can be installed', '', {}, async (page) => {
    const address = await page.locator('link[rel="manifest"]').evaluate((element) => element.href);
    const manifest = await (await page.request.get(address)).json();
    assert.equal(manifest.display, 'standalone');
    for (const { src } of manifest.icons) assert.ok((await page.request.get(new URL(src, address).href)).ok());
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
  });
}
