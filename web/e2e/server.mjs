// Starts the server that is tested, and a browser in which every request that leaves the machine is an error.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const root = new URL('../..', import.meta.url).pathname;
export const screens = `${root}target/screens`;
mkdirSync(screens, { recursive: true });

/** Whether the page asks a server, or is the static site, which has the solver in it. */
export const isStatic = process.env.NIMATRON_SITE !== undefined;

/**
 * Runs `nimatron serve` on a free port, or any server of static files if NIMATRON_SITE names the folder of the site, unless
 * NIMATRON_ADDRESS names a server that runs already, such as Vite's.
 */
export async function startServer() {
  if (process.env.NIMATRON_ADDRESS) return { address: process.env.NIMATRON_ADDRESS, stop: () => undefined };
  return isStatic ? startFiles(process.env.NIMATRON_SITE) : startNimatron();
}

async function startNimatron() {
  const binary = process.env.NIMATRON ?? `${root}target/debug/nimatron`;
  const { said, stop } = await started(binary, ['serve', '--port', '0'], /^(http:.*)/);
  return { address: said, stop };
}

async function startFiles(folder) {
  const { said, stop } = await started('python3', ['-u', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, '0'], /(http:[^)]*)/);
  return { address: said, stop };
}

/** What the solver of the page answers, asked without the page. */
export async function ask(server, kind, question) {
  if (isStatic) {
    const { load } = await import(`${root}target/npm/node.js`);
    return (await load()).ask(kind, question);
  }
  const gets = ['grundy', 'table', 'quotient'].includes(kind);
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(question) };
  const response = await fetch(`${server.address}api/${kind}${gets ? `?${new URLSearchParams(question)}` : ''}`, gets ? {} : body);
  return response.json();
}

/** Starts a program, and waits until it has said where it listens. */
async function started(program, options, pattern) {
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', isStatic ? 'ignore' : 'inherit'] });
  const said = await new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(pattern.exec(String(data))?.[1].trim()));
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  return { said, stop: () => child.kill('SIGTERM') };
}

export async function startBrowser() {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A page at `hash`, with all that went wrong in it. */
export async function openPage(browser, server, hash = '', options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:' && host !== new URL(server.address).host) wrong.push(`left the machine: ${request.url()}`);
  });
  await page.goto(server.address + hash);
  await page.waitForSelector('header');
  return { page, wrong, context };
}

export const link = (position, more = {}) => `#play?${new URLSearchParams({ position, ...more })}`;
