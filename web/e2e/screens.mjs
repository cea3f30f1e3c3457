// Writes pictures of every part of the page to target/screens, to be looked at: `node e2e/screens.mjs [NAME …]`.
//
// Each in three languages, light and dark, on a desk and on a phone.

import { link, openPage, screens, startBrowser, startServer } from './server.mjs';

const heap = (index, stone) => `[data-heap="${index}"] [data-stone="${stone}"]`;

const press = (...selectors) => async (page) => {
  for (const selector of selectors) {
    await page.click(selector);
    await page.waitForTimeout(60);
  }
};

/** Each view: where it is, and what is done there. */
const VIEWS = {
  first: ['', null],
  play: ['moore(2) 3 4 5', press(heap(1, 3))],
  trace: ['nim 3 5 7', press(heap(0, 3), '#confirm')],
  values: ['moore(2) 3 4 5', press('#values', heap(1, 4))],
  why: ['moore(2) 3 4 5 9', press('#why', '#construction-next', '#construction-next')],
  'why-lost': ['moore(2) 2 2 2', press('#why')],
  'why-misere': ['misere moore(2) 1 1 2 3', press('#why')],
  'why-kayles': ['kayles 12 7', press('#why')],
  hint: ['moore(2) 3 4 5', press('#hint', '#hint', '#hint', '#all', '.share summary')],
  record: ['moore(2) 3 4 5', press(heap(0, 3), '#confirm', '#undo', heap(1, 4), '#confirm', '#marking')],
  end: ['nim 1', press(heap(0, 1), '#confirm')],
  gallery: ['nim 3 5 7', press('#new-game')],
  keys: ['nim 3 5 7', (page) => page.keyboard.press('?')],
  nimble: ['nimble 0 2 1 3 0 0 1', press('[data-coin="6"]', '[data-square="4"] .square-name')],
  'nimble-squares': ['nimble(squares) 2 5 5 11', press('[data-coin="3"]', '[data-square="4"] .square-name')],
  staircase: ['staircase 3 1 4 2', press(heap(2, 3))],
  wythoff: ['wythoff 4 7', press('[data-square="2,5"]')],
  'wythoff-near': ['wythoff(3) 6 8', press('[data-square="3,4"]')],
  circle: ['circular(6,2) 3 5 2 7 4 6', press(heap(1, 4), heap(2, 2))],
  tree: ['staircase(0,1,1,2,2,3,0) 2 3 1 4 2 1 3', press(heap(3, 3))],
  every: ['nim 3 4 & kayles 5', press(heap(1, 3), '[data-component="1"] [data-stone="3"]')],
  some: ['moore(2) 3 5 4 | wythoff 3 4', press('#values', '[data-square="2,3"]')],
  poker: ['poker(4) 3 4', press('.ways button:nth-child(2)')],
  turtles: ['turtles 0 1 1 0 1 1 0 1', press('[data-coin="2"]')],
  kayles: ['kayles 12 7', press(heap(0, 5))],
  fibonacci: ['fibonacci 20 19', null],
  euclid: ['euclid 25 7', press('.amount')],
  chomp: ['chomp 7 6 4 2', press('[data-square="1,3"]')],
  hackenbush: ['hackenbush 0-1 1-2 1-3 3-1 0-4 4-5 4-6', press('[data-part="e1"]')],
  northcott: ['northcott 1-5 2-8 3-4 7-1', press('[data-piece="3"]', '[data-square="1,4"]')],
  'node-kayles': ['node-kayles(1-2,1-5,2-3,3-4,4-5,5-6) 1 1 1 1 1 1', press('[data-part="v2"]')],
  antonim: ['antonim 2 4 6', press(heap(2, 4))],
  'mock-turtles': ['mock-turtles 0 1 1 0 1', press('[data-coin="4"]', '[data-coin="1"]')],
  'silver-dollar': ['silver-dollar 2 4 8 9', null],
  sum: ['kayles 12 + moore(2) 3 4 5 + wythoff 4 7', null],
  large: ['moore(2) 123456789012345678901234567890 77 1000000', null],
  many: ['nim 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20', null],
  lesson: ['#learn/5', press(heap(2, 7))],
  'lesson-wrong': ['#learn/5', press(heap(2, 5), '#confirm')],
  'lesson-right': ['#learn/7', press(heap(1, 4), heap(2, 4), '#confirm')],
  binary: ['#learn/3', press('[data-weight="8"]')],
  summary: ['#learn/14', null],
  sheet: ['#sheet', null],
  explore: ['#explore', (page) => page.waitForSelector('#period')],
};

const LOOKS = {
  en: {},
  'ru-dark': { locale: 'ru-RU', colorScheme: 'dark' },
  zh: { locale: 'zh-CN' },
  'tablet-ru': { viewport: { width: 768, height: 1024 }, hasTouch: true, locale: 'ru-RU' },
  'wide-zh-dark': { viewport: { width: 1920, height: 1080 }, locale: 'zh-CN', colorScheme: 'dark' },
  'phone-en-dark': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
  'phone-ru': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ru-RU' },
  'phone-zh-dark': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN', colorScheme: 'dark' },
};

const only = process.argv.slice(2);
const server = await startServer();
const browser = await startBrowser();
try {
  for (const [name, [where, act]] of Object.entries(VIEWS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const [look, options] of Object.entries(LOOKS)) {
      const played = where !== '' && !where.startsWith('#');
      const { page, context } = await openPage(browser, server, played ? link(where) : where, { viewport: { width: 1280, height: 800 }, ...options });
      if (name !== 'first') {
        await page.evaluate(() => localStorage.setItem('nimatron-met', 'yes'));
        await page.reload();
      }
      await page.waitForSelector('.board .component, .lamp, .learned, .sheet, .explore');
      await page.waitForTimeout(150);
      await act?.(page).catch((error) => console.error(name, look, String(error).split('\n')[0]));
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${screens}/${name}.${look}.png`, fullPage: where.startsWith('#') });
      await context.close();
    }
  }
  const { page, context } = await openPage(browser, server);
  await page.goto(`${server.address}api`);
  await page.screenshot({ path: `${screens}/api.png`, fullPage: true });
  await context.close();
} finally {
  await browser.close();
  server.stop();
}
