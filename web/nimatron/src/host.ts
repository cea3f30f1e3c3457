// What the package needs of where it runs.

import type { Language } from './messages.js';

/** A message to the worker: what it is made of, the messages of a language, a rule file, or a question as JSON. */
export type ToWorker =
  | { module: WebAssembly.Module }
  | { lang: Language; messages: string }
  | { name: string; text: string }
  | { question: string; steps: number | undefined };

/** A message from the worker: the answer as JSON, or that the module is broken. */
export type FromWorker = { answer: string } | { broken: string };

/** A running worker. */
export interface Port {
  send(message: ToWorker): void;
  /** Ends it at once, whatever it is doing. */
  end(): void;
}

export interface Host {
  /** Reads and compiles the module. */
  compile(): Promise<WebAssembly.Module>;
  /** Reads the messages of a language. */
  messages(lang: Language): Promise<string>;
  /** Starts a worker. */
  start(receive: (message: FromWorker) => void): Port;
}
