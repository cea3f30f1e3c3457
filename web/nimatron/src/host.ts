// What the package needs of where it runs.

/** A message to the worker: what it is made of, a rule file, or a question as JSON. */
export type ToWorker = { module: WebAssembly.Module } | { name: string; text: string } | { question: string; steps: number | undefined };

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
  /** Starts a worker. */
  start(receive: (message: FromWorker) => void): Port;
}
