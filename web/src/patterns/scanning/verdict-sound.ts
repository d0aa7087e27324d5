import { playNotes } from '../../platform/play-notes.ts';
import type { Tone } from './verdict-panel.tsx';

const notes: Readonly<Record<Tone, readonly number[]>> = {
  good: [1320],
  warn: [620, 620],
  bad: [220, 180, 150],
};

/** One high note for in, two for something to look at, three low ones for no; phones buzz as well. */
export function playVerdict(tone: Tone): void {
  navigator.vibrate?.(notes[tone].map(() => 80));
  void playNotes(notes[tone]);
}
