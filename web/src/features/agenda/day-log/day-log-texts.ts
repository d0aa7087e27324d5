import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import type {
  LoggedCompetition,
  LoggedFood,
  LoggedWorkout,
  MissedWorkout,
} from '@chalkline/contract/agenda/day-log.schema.ts';
import { todayIn } from '@chalkline/contract/competitions/days.ts';
import { ownZone } from '@chalkline/contract/date-format.ts';
import { sumText, wholeOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import { carbohydrate, energy, fat, nutrients, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import type { RecordKind } from '@chalkline/contract/training/records.ts';
import { counted } from '../../../ui/counted.ts';
import { dateFormat, numberText } from '../../../ui/locale.ts';
import { timeNow } from '../../../ui/now.ts';
import { placeText } from '../../../ui/place.tsx';
import { shortDay } from '../../../ui/short-day.ts';

/** "Today, Fri 27 Nov", "Sat 14 Nov"; with its year where that is another one. */
export function dayTitle(day: string): string {
  const today = todayIn(ownZone(), new Date(timeNow()));
  if (day === today) return `Today, ${shortDay(day)}`;
  if (day.slice(0, 4) === today.slice(0, 4)) return shortDay(day);
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  return dateFormat(options).format(new Date(`${day}T12:00:00Z`));
}

/** "5,512.5 kg" */
export function loadText(grams: number, unit: WeightUnit): string {
  return `${numberText(loadIn(grams, unit))} ${unit}`;
}

/** "52 min, 18 sets, 5,512.5 kg" */
export function workoutText({ seconds, sets, volume }: LoggedWorkout, unit: WeightUnit): string {
  return [
    ...(seconds >= 60 ? [`${numberText(Math.round(seconds / 60))} min`] : []),
    counted(sets, ['set', 'sets']),
    ...(volume > 0 ? [loadText(volume, unit)] : []),
  ].join(' · ');
}

const recordLabels: Readonly<Record<RecordKind, string>> = {
  max: '1RM',
  reps: 'reps',
  seconds: 'time',
  meters: 'distance',
  pace: 'pace',
  volume: 'volume',
};

/** "Back squat (1RM, volume), Plank (time)" */
export function recordsText(records: LoggedWorkout['records']): string {
  return records
    .map(({ exercise, kinds }) => `${exercise} (${kinds.map((kind) => recordLabels[kind]).join(', ')})`)
    .join(', ');
}

export function missedText({ isSkipped, program }: MissedWorkout): string {
  return [isSkipped ? 'Skipped' : 'Missed', program].filter(Boolean).join(' · ');
}

/** "8:41 · 3rd of 40" */
export function scoreText({ cell }: LoggedCompetition['scores'][number], of: number): string {
  const score = [cell.main, cell.unit].filter(Boolean).join(' ');
  return cell.place === null ? score : `${score} · ${placeText(cell.place, cell.tied)} of ${numberText(of)}`;
}

/** "1,842 of 2,350 kcal", "protein 120.5 of 140 g"; "≥" where some of it isn’t known. */
export function foodTexts(food: LoggedFood): string[] {
  const { target, hidesCalories } = food;
  const text = ({ exact, ...sum }: LoggedFood['energy'], at: number, aim: number | null | undefined) => {
    const nutrient = nutrients[at];
    const amount = nutrient ? sumText({ exact: BigInt(exact), ...sum }, nutrient, numberText) : '–';
    return aim == null ? amount : `${amount} of ${numberText(aim)}`;
  };
  return [
    ...(hidesCalories ? [] : [`${text(food.energy, energy, target?.kcal)} kcal`]),
    `protein ${text(food.protein, protein, target?.protein)} g`,
    `carbohydrate ${text(food.carbohydrate, carbohydrate, target?.carbohydrate)} g`,
    `fat ${text(food.fat, fat, target?.fat)} g`,
  ];
}

/** "412 kcal left", "88 kcal over", as in the diary; null without a target, or where energy isn’t known or shown. */
export function gapText({ energy: eaten, target, hidesCalories }: LoggedFood): string | null {
  if (hidesCalories || target?.kcal == null || eaten.known === 0) return null;
  const left = target.kcal - wholeOf(BigInt(eaten.exact));
  if (left === 0) return 'On target';
  return left > 0 ? `${numberText(left)} kcal left` : `${numberText(-left)} kcal over`;
}
