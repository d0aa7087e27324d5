import type { Tone } from './verdict-panel.tsx';

const notes: Readonly<Record<Tone, readonly number[]>> = {
  good: [1320],
  warn: [620, 620],
  bad: [220, 180, 150],
};
const noteSeconds = 0.12;

let context: AudioContext | null = null;

/** One high note for in, two for something to look at, three low ones for no; phones buzz as well. */
export function playVerdict(tone: Tone): void {
  navigator.vibrate?.(notes[tone].map(() => 80));
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [index, frequency] of notes[tone].entries()) {
    const starts = currentTime + index * (noteSeconds + 0.05);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.2, starts);
    gain.gain.exponentialRampToValueAtTime(0.001, starts + noteSeconds);
    const sound = context.createOscillator();
    sound.frequency.value = frequency;
    sound.connect(gain).connect(destination);
    sound.start(starts);
    sound.stop(starts + noteSeconds);
  }
}
