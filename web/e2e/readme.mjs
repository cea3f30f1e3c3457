// Writes the pictures of the page that the README shows, with few colours so that it is small: `node e2e/readme.mjs`.

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

const PICTURES = {
  page: ['moore(2) 3 4 5', { viewport: { width: 1100, height: 640 } }, async (page) => {
    await page.click('#values');
    await page.click('[data-heap="1"] [data-stone="4"]');
    await page.waitForSelector('.live-table');
  }],
  phone: ['wythoff 4 7', { viewport: { width: 390, height: 760 }, colorScheme: 'dark' }, (page) => page.click('[data-square="2,5"]')],
};

const server = await startServer();
const browser = await startBrowser();
try {
  for (const [name, [position, options, act]] of Object.entries(PICTURES)) {
    const { page, context } = await openPage(browser, server, link(position), options);
    await page.click('#welcome-close');
    await act(page);
    await page.waitForSelector('.preview[data-ready="true"]');
    await page.mouse.move(0, 0);
    const png = (await page.screenshot()).toString('base64');
    const small = await page.evaluate(simplified, [png, 52]);
    writeFileSync(new URL(`../../docs/pictures/${name}.png`, import.meta.url).pathname, Buffer.from(small, 'base64'));
    await context.close();
  }
} finally {
  await browser.close();
  server.stop();
}
