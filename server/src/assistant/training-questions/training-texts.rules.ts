import { gramsPer } from '@chalkline/contract/accounts/weight-units.ts';
import type {
  TrainingAnswer,
  TrainingQuestion,
} from '@chalkline/contract/assistant/training-question.schema.ts';
import { dateFormat } from '@chalkline/contract/date-format.ts';
import type { Equipment, Measure, Muscle } from '@chalkline/contract/programs/exercise.schema.ts';
import type { Figures, SetKind } from '@chalkline/contract/training/plan.schema.ts';

export type WeightUnit = TrainingQuestion['unit'];

export const emptyAnswer: TrainingAnswer = {
  kind: 'unknown',
  isUrgent: false,
  title: { text: '', sources: [] },
  paragraphs: [],
  sources: [],
  others: [],
  contacts: [],
  proposal: null,
};

/** “72.5 kg”: kilograms to 10 g, pounds to a tenth. */
export function loadText(grams: number, unit: WeightUnit): string {
  const digits = unit === 'kg' ? 2 : 1;
  const value = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(
    grams / gramsPer[unit],
  );
  return `${value} ${unit}`;
}

/** “0:40” */
function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

type LoggedSet = Figures & { readonly kind: SetKind };

/** “3 × 5 at 100 kg, 1 × 8 at 80 kg”: sets that are alike are counted. */
export function setsText(measure: Measure, sets: readonly LoggedSet[], unit: WeightUnit): string {
  const counts = new Map<string, number>();
  for (const set of sets) {
    const text = figuresText(measure, set, unit);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} × ${text}`).join(', ');
}

function figuresText(
  measure: Measure,
  { kind, reps, grams, seconds, meters }: LoggedSet,
  unit: WeightUnit,
): string {
  const warmUp = kind === 'warm_up' ? ' (warm-up)' : '';
  if (measure === 'load') return `${reps ?? '–'} at ${loadText(grams ?? 0, unit)}${warmUp}`;
  if (measure === 'reps') return `${reps ?? '–'} reps${warmUp}`;
  if (measure === 'time') return `${clockText(seconds ?? 0)}${warmUp}`;
  return `${meters ?? '–'} m${seconds === null ? '' : ` in ${clockText(seconds)}`}${warmUp}`;
}

export function paceText({ meters, seconds }: { meters: number; seconds: number }): string {
  return `${meters} m in ${clockText(seconds)}`;
}

export const timeText = clockText;

/** “Nov 20, 2026” */
export function dayText(day: string): string {
  return dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }, 'en-US').format(new Date(`${day}T00:00:00Z`));
}

export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

const muscleTexts: Readonly<Partial<Record<Muscle, string>>> = {
  abdominals: 'abs',
  trapezius: 'traps',
  quadriceps: 'quads',
  hip_abductors: 'outer hips',
  hip_adductors: 'inner thighs',
};

export const musclesText = (muscles: readonly Muscle[]) =>
  listed(muscles.map((muscle) => muscleTexts[muscle] ?? muscle.replaceAll('_', ' ')));

export const equipmentText = (equipment: readonly Equipment[]) =>
  equipment.length === 0 ? 'no equipment' : listed(equipment.map((each) => each.replaceAll('_', ' ')));
