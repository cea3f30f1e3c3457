// The package in a browser.

import { NimatronWorker } from './background.js';
import { Nimatron, loaded } from './direct.js';
import type { FromWorker, Host } from './host.js';
import type { Language } from './messages.js';

export type { AskOptions } from './background.js';
export type { Budget, Kind } from './direct.js';
export { NimatronError } from './error.js';
export type { Language } from './messages.js';
export type * from './schema.js';
export { Nimatron, NimatronWorker };

const browser: Host = {
  async compile() {
    const response = await fetched(new URL('./nimatron_bg.wasm', import.meta.url));
    // Compiled while it arrives, where the server names its type.
    const isNamed = response.headers.get('content-type')?.startsWith('application/wasm');
    return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  },
  async messages(lang) {
    return (await fetched(new URL(`./${lang}.ftl`, import.meta.url))).text();
  },
  start(receive) {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
    worker.onerror = (event) => receive({ broken: event.message });
    return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
  },
};

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  return response;
}

/** Loads the solver on this thread, with the languages in which it is to answer. */
export function load(langs: readonly Language[] = ['en']): Promise<Nimatron> {
  return loaded(browser, langs);
}

/** Starts the solver in a worker. */
export function start(): NimatronWorker {
  return new NimatronWorker(browser);
}
