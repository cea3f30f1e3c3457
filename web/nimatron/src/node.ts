// The package in Node.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { NimatronWorker } from './background.js';
import { Nimatron, loaded } from './direct.js';
import type { FromWorker, Host } from './host.js';
import { LANGUAGES } from './messages.js';
import type { Language } from './messages.js';

export type { AskOptions } from './background.js';
export type { Budget, Kind } from './direct.js';
export { NimatronError } from './error.js';
export type { Language } from './messages.js';
export type * from './schema.js';
export { Nimatron, NimatronWorker };

const node: Host = {
  async compile() {
    return WebAssembly.compile(await readFile(new URL('./nimatron_bg.wasm', import.meta.url)));
  },
  messages: (lang) => readFile(new URL(`./${lang}.ftl`, import.meta.url), 'utf8'),
  start(receive) {
    const worker = new Worker(new URL('./worker-node.js', import.meta.url));
    // A program that waits for nothing else may end.
    worker.on('message', (message: FromWorker) => {
      worker.unref();
      receive(message);
    });
    worker.on('error', (error) => receive({ broken: String(error) }));
    return {
      send: (message) => {
        worker.ref();
        worker.postMessage(message);
      },
      end: () => void worker.terminate(),
    };
  },
};

/** Loads the solver on this thread, with the languages in which it is to answer. */
export function load(langs: readonly Language[] = LANGUAGES): Promise<Nimatron> {
  return loaded(node, langs);
}

/** Starts the solver in a worker. */
export function start(): NimatronWorker {
  return new NimatronWorker(node);
}
