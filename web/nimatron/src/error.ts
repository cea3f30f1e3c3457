// Why there is no answer.

import type { ErrorAnswer, ErrorCode, Place } from './schema.js';

/** Why a question has no answer. */
export class NimatronError extends Error {
  override readonly name = 'NimatronError';

  constructor(
    /** A slug that stays the same, whatever the language. */
    readonly code: ErrorCode,
    message: string,
    /** The place in the text that was sent, if there is one. */
    readonly at: Place | null = null,
  ) {
    super(message);
  }
}

/** The answer that a text holds; throws the error that it holds instead. */
export function readAnswer<T>(text: string): T {
  const answer = JSON.parse(text) as T | ErrorAnswer;
  if (typeof answer === 'object' && answer !== null && 'error' in answer) {
    const { code, message, at } = answer.error;
    throw new NimatronError(code, message, at ?? null);
  }
  return answer as T;
}
