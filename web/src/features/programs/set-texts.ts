import { loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { Prescription, ProgressRule } from '@chalkline/contract/programs/program-tree.schema.ts';
import { numberText } from '../../ui/locale.ts';
import { weightUnit } from '../../ui/weight-unit.ts';

/** "3 × 8–12 reps, 80 kg, RPE 8, tempo 31X1, rest 1:30": equal sets that follow each other as one line. */
export function setsTexts(sets: readonly Prescription[]): string[] {
  const runs: { text: string; count: number }[] = [];
  for (const set of sets) {
    const text = setText(set);
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => `${count} × ${text}`);
}

/** "+2.5 kg after each success": how an exercise grows. */
export function progressText({ by, grams }: ProgressRule): string {
  const more = `+${gramsText(grams)}`;
  return by === 'load' ? `${more} after each success` : `More reps up to the end of the range, then ${more}`;
}

export function setText({ kind, goal, load, rpe, tempo, rest }: Prescription): string {
  const parts = [
    goalText(goal),
    load && loadText(load),
    rpe && `RPE ${rpe}`,
    tempo && `tempo ${tempo}`,
    rest > 0 && `rest ${clockText(rest)}`,
    kind === 'warm_up' && 'warm-up',
  ];
  return parts.filter(Boolean).join(', ');
}

export function goalText(goal: Prescription['goal']): string {
  if (goal.by === 'time') return clockText(goal.seconds);
  if (goal.by === 'distance') return `${numberText(goal.meters)} m`;
  const { from, to } = goal;
  if (from !== to) return `${from}–${to} reps`;
  return to === 1 ? '1 rep' : `${to} reps`;
}

export function loadText(load: NonNullable<Prescription['load']>): string {
  return load.by === 'grams' ? gramsText(load.grams) : `${load.percent}% of max`;
}

/** "82.5 kg", in the reader’s unit */
export function gramsText(grams: number): string {
  const unit = weightUnit();
  return `${numberText(loadIn(grams, unit))} ${unit}`;
}

/** "0:45", "1:30", "1:02:05" */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
