import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import type { PlannedSet } from '@chalkline/contract/training/plan.schema.ts';
import type { Max } from '@chalkline/contract/training/plan-of-day.ts';
import type { Bests, RecordKind, RecordSource } from '@chalkline/contract/training/records.ts';
import { estimatedMax } from '@chalkline/contract/training/records.ts';
import { dateFormat, numberText } from '../../ui/locale.ts';
import { timeNow } from '../../ui/now.ts';
import { shortDay } from '../../ui/short-day.ts';
import { clockText } from './clock-text.ts';
import { loadText } from './loads.ts';
import type { DoneSet } from './plans.ts';

/** "Monday workout" */
export function usualName(at: string | number = timeNow()): string {
  return `${dateFormat({ weekday: 'long' }).format(new Date(at))} workout`;
}

/** What a broken record says, as a sentence's start: "New best: 72.5 × 5". */
export function recordText(kind: RecordKind, set: DoneSet, volume: number, unit: WeightUnit): string {
  const { grams, reps, seconds, meters } = set;
  if (kind === 'max')
    return `Best 1RM: ${loadText(estimatedMax({ grams: grams ?? 0, reps: reps ?? 0 }) ?? 0, unit)}${reps === 1 ? '' : ', estimated'}`;
  if (kind === 'reps')
    return grams ? `Most reps at ${loadText(grams, unit)}: ${reps}` : `Most reps in a set: ${reps}`;
  if (kind === 'seconds') return `Longest: ${clockText(seconds ?? 0)}`;
  if (kind === 'meters') return `Farthest: ${numberText(meters ?? 0)} m`;
  if (kind === 'pace') return `Fastest ${numberText(meters ?? 0)} m: ${clockText(seconds ?? 0)}`;
  return `Most volume in a workout: ${loadText(volume, unit)}`;
}

export interface BestLine {
  readonly label: string;
  readonly value: string;
  readonly day: string;
  /** The competition that it is from. */
  readonly from?: RecordSource | undefined;
}

/** "Mon 23 Nov", "Sat 14 Nov, Harbor Throwdown" */
export function whenText({ day, from }: Pick<BestLine, 'day' | 'from'>): string {
  return from ? `${shortDay(day)}, ${from.competition}` : shortDay(day);
}

/** The records of an exercise, the most important first. */
export function bestLines(bests: Bests, unit: WeightUnit): BestLine[] {
  const { max, loads, reps, seconds, meters, paces, volume } = bests;
  const figure = (grams: number) => numberText(loadIn(grams, unit));
  return [
    ...(max
      ? [
          {
            label: max.reps === 1 ? 'Best 1RM' : 'Estimated 1RM (Epley)',
            value: loadText(estimatedMax(max) ?? 0, unit),
            day: max.day,
            from: max.from,
          },
        ]
      : []),
    ...loads.map((load) => ({
      label: load.reps === 1 ? 'Best single' : `Best ${load.reps} reps`,
      value: `${figure(load.grams)} × ${load.reps}`,
      day: load.day,
      from: load.from,
    })),
    ...(reps ? [{ label: 'Most reps', value: String(reps.reps), day: reps.day }] : []),
    ...(seconds
      ? [{ label: 'Longest', value: clockText(seconds.seconds), day: seconds.day, from: seconds.from }]
      : []),
    ...(meters
      ? [{ label: 'Farthest', value: `${numberText(meters.meters)} m`, day: meters.day, from: meters.from }]
      : []),
    ...paces.map((pace) => ({
      label: `Fastest ${numberText(pace.meters)} m`,
      value: clockText(pace.seconds),
      day: pace.day,
      from: pace.from,
    })),
    ...(volume
      ? [{ label: 'Most volume in a workout', value: loadText(volume.grams, unit), day: volume.day }]
      : []),
  ];
}

/** "48:12": from start to end. */
export function durationText({ startedAt, endedAt }: Pick<LogReply, 'startedAt' | 'endedAt'>): string {
  return clockText((Date.parse(endedAt ?? startedAt) - Date.parse(startedAt)) / 1000);
}

/**
 * "8–10 reps, 75% of 110 kg training max, RPE 8, tempo 31X1": how a program asks for a set, beside its figures; empty for
 * plain ones.
 */
export function askedText(asked: PlannedSet['asked'], unit: WeightUnit): string {
  if (!asked) return '';
  const { range, percent, max, rpe, tempo } = asked;
  const parts = [
    range && `${range.from}–${range.to} reps`,
    percent !== null && `${numberText(percent)}% of ${max ? maxText(max, unit) : 'max'}`,
    rpe !== null && `RPE ${numberText(rpe)}`,
    tempo && `tempo ${tempo}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** "110 kg training max", "105 kg best 1RM" */
function maxText({ grams, by }: Max, unit: WeightUnit): string {
  return `${loadText(grams, unit)} ${by === 'training_max' ? 'training max' : 'best 1RM'}`;
}
