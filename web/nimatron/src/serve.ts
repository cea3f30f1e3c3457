// What a worker does: it answers one question after the other.

import type { FromWorker, ToWorker } from './host.js';
import { Solver, initSync } from './nimatron.js';

/** Returns what handles the messages of a worker. */
export function serve(send: (message: FromWorker) => void): (message: ToWorker) => void {
  let solver: Solver | undefined;
  return (message) => {
    try {
      if ('module' in message) {
        initSync(message);
        solver = new Solver();
      } else if ('messages' in message) solver?.giveMessages(message.lang, message.messages);
      else if ('name' in message) solver?.setRules(message.name, message.text);
      else send({ answer: solver?.answer(message.question, message.steps) ?? '' });
    } catch (error) {
      send({ broken: String(error) });
    }
  };
}
