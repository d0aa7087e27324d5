import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { Measure } from '@chalkline/contract/programs/exercise.schema.ts';
import type { Figures } from '@chalkline/contract/training/plan.schema.ts';
import { numberText } from '../../ui/locale.ts';
import { clockText } from './clock-text.ts';

/** "72.5 kg" */
export function loadText(grams: number, unit: WeightUnit): string {
  return `${numberText(loadIn(grams, unit))} ${unit}`;
}

/** " @8": how hard a set was, as lifters write it beside its figures. */
export function rpeText(rpe: number | null | undefined): string {
  return rpe ? ` @${numberText(rpe)}` : '';
}

/** "72.5 × 5", "12 reps", "0:40", "500 m in 1:52": what a set was, or asks for. */
export function setText(measure: Measure, set: Figures, unit: WeightUnit): string {
  const { reps, grams, seconds, meters } = set;
  if (measure === 'load') return `${numberText(loadIn(grams ?? 0, unit))} × ${reps ?? '–'}`;
  if (measure === 'reps') return reps === 1 ? '1 rep' : `${reps ?? '–'} reps`;
  if (measure === 'time') return clockText(seconds ?? 0);
  return seconds === null ? `${meters ?? '–'} m` : `${meters ?? '–'} m in ${clockText(seconds)}`;
}
