// What wasm-bindgen makes of crates/nimatron-wasm, as far as the package uses it.

export class Solver {
  constructor();
  /** A question as JSON, answered as JSON within so many steps. */
  answer(question: string, steps?: number | null): string;
  giveMessages(lang: string, messages: string): void;
  setRules(name: string, text: string): void;
  free(): void;
}

export function initSync(options: { module: WebAssembly.Module }): unknown;
