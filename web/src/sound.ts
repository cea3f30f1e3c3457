// A soft knock for each move, for those who ask for it.

import { setting } from './setting';

export const sound = setting('nimatron-sound', false);

let context: AudioContext | null = null;

/** Sounds a move, or the end of a game. */
export function ring(what: 'move' | 'end'): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  const notes = what === 'move' ? [220] : [330, 440, 660];
  notes.forEach((pitch, i) => knock(context!, pitch, context!.currentTime + i * 0.12));
}

function knock(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.12);
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}
