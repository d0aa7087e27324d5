const noteSeconds = 0.12;
/** What couldn't be heard by then is not played later, all at once. */
const lateMs = 1000;

let context: AudioContext | null = null;

/** Browsers make no sound before a press: to be called in one, where sounds come later by themselves. */
export async function wakeSound(): Promise<void> {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  await context.resume();
}

/** Short notes one after the other, in Hz. */
export async function playNotes(notes: readonly number[]): Promise<void> {
  const asked = Date.now();
  await wakeSound();
  if (!context || Date.now() - asked > lateMs) return;
  const { currentTime, destination } = context;
  for (const [index, frequency] of notes.entries()) {
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
