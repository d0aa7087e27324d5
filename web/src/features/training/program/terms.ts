import type { NewEnrollment } from '@chalkline/contract/training/enrollment.schema.ts';
import { dateFormat } from '../../../ui/locale.ts';
import { today } from '../../../ui/now.ts';

export const termsTexts = {
  startDay: { label: 'Start day', wrong: 'Choose a day.' },
  weekdays: { label: 'Training days', wrong: 'Choose at least one day.' },
} as const;

/** Days that leave rest between them, by how many there are in a week. */
const spread: readonly (readonly number[])[] = [
  [1],
  [1],
  [1, 4],
  [1, 3, 5],
  [1, 2, 4, 5],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
];

/** What a form proposes to start a program today. */
export function termsFromToday({
  workouts,
  weeks,
}: {
  readonly workouts: number;
  readonly weeks: number;
}): NewEnrollment {
  return usualTerms(today(), Math.ceil(workouts / Math.max(1, weeks)));
}

/** What a start form proposes for so many workouts a week, in this device's zone. */
export function usualTerms(startDay: string, perWeek: number): NewEnrollment {
  const weekdays = spread[perWeek] ?? [1, 2, 3, 4, 5, 6, 7];
  return { startDay, weekdays: [...weekdays], zone: dateFormat({}).resolvedOptions().timeZone };
}
