// The solver in a worker: questions wait for their turn, and can be given up.

import type { Budget, Kind } from './direct.js';
import { NimatronError, readAnswer } from './error.js';
import type { FromWorker, Host, Port } from './host.js';
import { Messages, languageOf } from './messages.js';
import type { Language } from './messages.js';
import type { Questions } from './schema.js';

/** How much work an answer may cost, and who may give it up. */
export interface AskOptions extends Budget {
  /** Gives the question up: its promise is rejected with the reason of the signal. */
  signal?: AbortSignal;
  /** The most milliseconds that computing the answer may take. */
  timeout?: number;
}

interface Waiting {
  question: string;
  lang: Language | undefined;
  options: AskOptions;
  settle: (message: FromWorker) => void;
  fail: (reason: unknown) => void;
}

/**
 * The solver in a worker. Questions are answered in turn. One that is given up while it is computed ends the worker; the
 * next one starts it again, which takes some milliseconds, because the module stays compiled.
 */
export class NimatronWorker {
  private readonly module: Promise<WebAssembly.Module>;
  private readonly queue: Waiting[] = [];
  private readonly rules = new Map<string, string>();
  /** The languages that the worker speaks. */
  private readonly given = new Set<Language>();
  private port: Port | undefined;
  private current: Waiting | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly host: Host,
    module?: Promise<WebAssembly.Module>,
    private readonly messages = new Messages((lang) => host.messages(lang)),
  ) {
    this.module = module ?? host.compile();
    // Whoever asks is told; before that nobody listens.
    this.module.catch(() => undefined);
  }

  /** Answers a question. The promise is rejected with a `NimatronError` if it is wrong, out of reach or too late. */
  ask<K extends Kind>(kind: K, question: Questions[K]['question'], options: AskOptions = {}): Promise<Questions[K]['answer']> {
    return new Promise((resolve, reject) => {
      const { signal } = options;
      if (signal?.aborted) return reject(signal.reason as Error);
      const settle = (message: FromWorker) => {
        signal?.removeEventListener('abort', giveUp);
        try {
          if ('broken' in message) throw new NimatronError('internal', message.broken);
          resolve(readAnswer<Questions[K]['answer']>(message.answer));
        } catch (error) {
          reject(error as Error);
        }
      };
      const fail = (reason: unknown) => {
        signal?.removeEventListener('abort', giveUp);
        reject(reason as Error);
      };
      const lang = languageOf(question);
      const waiting: Waiting = { question: JSON.stringify({ [kind]: question }), lang, options, settle, fail };
      // Fetched while the module is compiled; whoever asks is told what went wrong.
      if (lang) this.messages.of(lang).catch(() => undefined);
      const giveUp = () => this.drop(waiting, signal?.reason);
      signal?.addEventListener('abort', giveUp);
      this.queue.push(waiting);
      void this.next();
    });
  }

  /** Keeps a rule file, which positions then name: `rules(NAME) 3 4`. */
  setRules(name: string, text: string): void {
    this.rules.set(name, text);
    this.port?.send({ name, text });
  }

  /** Another worker with the same compiled module, for questions that need not wait for these. */
  another(): NimatronWorker {
    return new NimatronWorker(this.host, this.module, this.messages);
  }

  /** Ends the worker; what was asked and not answered is rejected. */
  close(): void {
    this.closed = true;
    const gone = new NimatronError('failed', 'the worker was closed');
    for (const waiting of [this.current, ...this.queue.splice(0)]) waiting?.fail(gone);
    this.end();
  }

  private async next(): Promise<void> {
    if (this.current) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    if (this.closed) return waiting.fail(new NimatronError('failed', 'the worker was closed'));
    this.current = waiting;
    try {
      const module = await this.module;
      const { lang } = waiting;
      const messages = lang && !this.given.has(lang) ? await this.messages.of(lang) : undefined;
      // Given up while the module was compiled.
      if (this.current !== waiting) return;
      this.port ??= this.started(module);
      if (lang && messages !== undefined) {
        this.given.add(lang);
        this.port.send({ lang, messages });
      }
    } catch (error) {
      this.current = undefined;
      waiting.fail(error);
      return void this.next();
    }
    const { steps, timeout } = waiting.options;
    this.port.send({ question: waiting.question, steps });
    if (timeout !== undefined) {
      this.timer = setTimeout(() => this.drop(waiting, new NimatronError('deadline', 'the answer took too long')), timeout);
    }
  }

  private started(module: WebAssembly.Module): Port {
    const port = this.host.start((message) => {
      // What a worker says that was ended since is about nothing that is still asked.
      if (this.port === port) this.receive(message);
    });
    port.send({ module });
    for (const [name, text] of this.rules) port.send({ name, text });
    return port;
  }

  private receive(message: FromWorker): void {
    const answered = this.current;
    this.current = undefined;
    clearTimeout(this.timer);
    // A module that has trapped may be in any state.
    if ('broken' in message) this.end();
    answered?.settle(message);
    void this.next();
  }

  private drop(waiting: Waiting, reason: unknown): void {
    if (this.current === waiting) this.end();
    else this.queue.splice(0, this.queue.length, ...this.queue.filter((other) => other !== waiting));
    waiting.fail(reason);
    void this.next();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.current = undefined;
    this.port?.end();
    this.port = undefined;
    this.given.clear();
  }
}
