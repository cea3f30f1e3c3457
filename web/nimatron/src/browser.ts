// The package in a browser.

import { NimatronWorker } from './background.js';
import { Nimatron } from './direct.js';
import type { FromWorker, Host } from './host.js';

export type { AskOptions } from './background.js';
export type { Budget, Kind } from './direct.js';
export { NimatronError } from './error.js';
export type * from './schema.js';
export { Nimatron, NimatronWorker };

const browser: Host = {
  async compile() {
    const response = await fetch(new URL('./nimatron_bg.wasm', import.meta.url));
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    // Compiled while it arrives, where the server names its type.
    const isNamed = response.headers.get('content-type')?.startsWith('application/wasm');
    return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  },
  start(receive) {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
    worker.onerror = (event) => receive({ broken: event.message });
    return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
  },
};

/** Loads the solver on this thread. */
export async function load(): Promise<Nimatron> {
  return new Nimatron(await browser.compile());
}

/** Starts the solver in a worker. */
export function start(): NimatronWorker {
  return new NimatronWorker(browser);
}
