// Writes pictures of every part of the page to target/screens, to be looked at: `node e2e/screens.mjs`.

import { link, openPage, screens, startBrowser, startServer } from './server.mjs';

const NARROW = { viewport: { width: 360, height: 740 } };
const DARK = { colorScheme: 'dark' };
const RUSSIAN = { locale: 'ru-RU' };
const CHINESE = { locale: 'zh-CN' };

const why = async (page) => {
  await page.click('#why');
  await page.waitForSelector('.why .verdict');
};
const built = async (page) => {
  await why(page);
  for (let i = 0; i < 2; i += 1) await page.click('#construction-next');
};
const mistake = async (page) => {
  await page.click('[data-heap="0"] [data-stone="3"]');
  await page.click('#confirm:enabled');
  await page.waitForSelector('.gave-away');
};

const PICTURES = {
  desktop: ['moore(2) 3 4 5', {}, (page) => page.click('[data-heap="1"] [data-stone="3"]')],
  why: ['moore(2) 3 4 5 9', {}, built],
  'why-dark': ['moore(2) 3 4 5 9', DARK, built],
  'why-narrow': ['moore(2) 3 4 5', NARROW, built],
  'why-ru': ['moore(2) 3 4 5', RUSSIAN, built],
  'why-zh': ['moore(2) 3 4 5', CHINESE, built],
  'why-lost': ['moore(2) 2 2 2', {}, why],
  'why-misere': ['misere moore(2) 1 1 2 3', {}, why],
  'why-kayles': ['kayles 12 7', {}, why],
  'why-sum': ['kayles 12 + moore(2) 3 4 5 + wythoff 4 7', {}, why],
  narrow: ['moore(2) 3 4 5 6', NARROW, async () => {}],
  'narrow-ru': ['moore(2) 3 4 5 6', { ...NARROW, ...RUSSIAN }, (page) => page.click('.setup summary')],
  history: ['moore(2) 3 4 5', {}, mistake],
  'history-zh': ['moore(2) 3 4 5', { ...CHINESE, ...DARK }, mistake],
  hint: ['moore(2) 3 4 5', {}, async (page) => {
    for (const level of [1, 2, 3]) {
      await page.click('#hint');
      await page.waitForSelector(`.hint[data-level="${level}"]`);
    }
    await page.click('#all');
    await page.waitForSelector('.all-moves li');
    await page.click('.share summary');
  }],
  nimble: ['nimble 0 0 1 0 0 2 0 0 0 0 0 1', {}, async (page) => {
    await page.click('[data-coin="11-0"]');
    await page.click('[data-square="4"]');
    await why(page);
  }],
  'nimble-narrow': ['nimble(squares) 2 5 11', NARROW, (page) => page.click('[data-coin="1"]')],
  staircase: ['staircase 3 1 4 2', {}, async (page) => {
    await page.click('[data-heap="2"] [data-stone="3"]');
    await why(page);
  }],
  'staircase-narrow': ['staircase 3 1 4 2', NARROW, async () => {}],
  large: ['moore(2) 123456789012345678901234567890 77 1000000', {}, why],
  'large-narrow': ['nim 123456789012345678901234567890 7', NARROW, async () => {}],
  poker: ['poker(4) 3 4', {}, (page) => page.click('.ways button:nth-child(2)')],
  turtles: ['turtles 0 1 1 0 1', {}, (page) => page.click('[data-coin="2"]')],
  kayles: ['kayles 12 7', {}, (page) => page.click('[data-heap="0"] [data-stone="5"]')],
  fibonacci: ['fibonacci 20 19', {}, async () => {}],
  euclid: ['euclid 25 7', {}, why],
  over: ['nim 0 0', DARK, (page) => page.waitForSelector('.status.over')],
  wrong: ['nim 1', {}, async (page) => {
    await page.fill('#position', 'octal(0.87) 12');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role="alert"]');
  }],
  learn: ['#learn', {}, async (page) => {
    for (let i = 0; i < 5; i += 1) await page.getByRole('button', { name: 'Skip' }).click();
    await page.waitForSelector('.lesson[data-lesson="6"][aria-busy="false"] .board');
    await page.click('[data-heap="1"] [data-stone="4"]');
    await page.waitForSelector('.preview[data-ready="true"]');
  }],
  'learn-first': ['#learn', {}, async (page) => page.waitForSelector('.lesson[aria-busy="false"] .board')],
  'learn-zh-narrow': ['#learn', { ...NARROW, ...CHINESE }, async (page) => page.waitForSelector('.lesson[aria-busy="false"] .board')],
  explore: ['#explore', {}, async (page) => {
    await page.waitForSelector('#period');
    await page.locator('main summary').first().click();
    await page.fill('#sum', 'kayles 5 + nim 4 + wythoff 3 8');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.verdict');
  }],
  'explore-dark-ru': ['#explore', { ...DARK, ...RUSSIAN }, async (page) => page.waitForSelector('#period')],
  'explore-narrow': ['#explore', NARROW, async (page) => page.waitForSelector('#period')],
  api: ['', {}, (page) => page.goto(`${server.address}api`)],
  'api-narrow': ['', { ...NARROW, ...DARK }, (page) => page.goto(`${server.address}api`)],
};

const only = process.argv.slice(2);
const server = await startServer();
const browser = await startBrowser();
try {
  for (const [name, [where, options, act]] of Object.entries(PICTURES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const played = where !== '' && !where.startsWith('#');
    const { page, context } = await openPage(browser, server, played ? link(where) : where, options);
    if (played) await page.waitForSelector('.board .component');
    await act(page);
    await page.screenshot({ path: `${screens}/${name}.png`, fullPage: true });
    await context.close();
  }
} finally {
  await browser.close();
  server.stop();
}
