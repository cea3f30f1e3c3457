// Writes the picture of the page that the README shows, with few colours so that it is small: `node e2e/readme.mjs`.

import { writeFileSync } from 'node:fs';
import { link, openPage, startBrowser, startServer } from './server.mjs';

/** The picture with so many levels of each colour. */
async function simplified([png, levels]) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const drawing = canvas.getContext('2d');
  drawing.drawImage(image, 0, 0);
  const pixels = drawing.getImageData(0, 0, image.width, image.height);
  const step = 255 / (levels - 1);
  for (let i = 0; i < pixels.data.length; i += 1) pixels.data[i] = Math.round(Math.round(pixels.data[i] / step) * step);
  drawing.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1];
}

const server = await startServer();
const browser = await startBrowser();
try {
  const { page } = await openPage(browser, server, link('nim 3 4 5'), { viewport: { width: 800, height: 520 } });
  await page.waitForSelector('.board .component');
  const png = (await page.screenshot()).toString('base64');
  const small = await page.evaluate(simplified, [png, 16]);
  writeFileSync(new URL('../../docs/pictures/page.png', import.meta.url).pathname, Buffer.from(small, 'base64'));
} finally {
  await browser.close();
  server.stop();
}
